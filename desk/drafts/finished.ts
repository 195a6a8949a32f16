import { type Change, compareFiles } from '../../content-model/compare.ts';
import { type ContentFile, parseContentFile } from '../../content-model/content-file.ts';
import { entryName, titleOf } from '../../content-model/content-list.ts';
import { type ContentReading, parseContent } from '../../content-model/load.ts';
import { isSame } from '../../content-model/merge-values.ts';
import type { ContentPath, Problem } from '../../content-model/problem.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import type { Draft } from './drafts.ts';

/** A new entry of a list that is not finished, by its place in the draft, or a draft as a whole. */
export type LeftOut = { file: string; title: string; field: ContentPath; entry?: string };

/** Whether a finding is about something that is left out. */
export const isAbout = ({ field, file }: LeftOut, finding: { file: string; field?: ContentPath | undefined }) =>
  finding.file === file && isSame((finding.field ?? []).slice(0, field.length), field);

/** What is valid of a member's drafts, with what is published. It can be shown and published. */
export type Finished = { content: SiteContent; files: readonly ContentFile[]; leftOut: readonly LeftOut[] };

/** A draft with more is left out as a whole: nobody reads so many, and finding their entries would take seconds. */
const mostProblems = 100;

type Unfinished = { live: LiveContent; drafts: readonly Draft[]; files: readonly ContentFile[]; reading: ContentReading };

export function finish({ drafts, files, live, reading }: Unfinished): Finished {
  const published = new Map(live.files.map((file) => [file.file, file]));
  const own = new Map(files.map((file) => [file.file, file]));
  const leftOut = new Map<string, LeftOut[]>();
  const whole = (name: string): LeftOut => {
    const file = own.get(name) ?? published.get(name) ?? parseContentFile(name, new Uint8Array());
    return { file: name, title: titleOf(file), field: [] };
  };
  const texts = drafts.map(({ path }) => path).filter((path) => !path.startsWith('pictures/'));
  const isWhole = (name: string) => leftOut.get(name)?.[0]?.field.length === 0;
  let finished = files;
  let { content, problems } = reading;
  while (!content) {
    const wrong = Map.groupBy(problems, ({ file }) => file);
    const correctable = texts.filter((name) => wrong.has(name) && !isWhole(name));
    // The drafts do not fit files that are published.
    if (correctable.length === 0) return { content: live.content, files: live.files, leftOut: texts.map(whole) };
    for (const name of correctable) {
      const draft = own.get(name);
      const found = wrong.get(name) ?? [];
      const part =
        draft && found.length <= mostProblems && withoutUnfinished(draft, published.get(name), found, leftOut.get(name) ?? []);
      leftOut.set(name, part ? part.leftOut : [whole(name)]);
      const file = part ? part.file : published.get(name);
      finished = sorted([...finished.filter((other) => other.file !== name), ...(file ? [file] : [])]);
    }
    ({ content, problems } = parseContent(finished, live.content));
  }
  return { content, files: finished, leftOut: [...leftOut.values()].flat() };
}

export const sorted = (files: readonly ContentFile[]) => [...files].sort((a, b) => (a.file < b.file ? -1 : 1));

/** A draft without the new entries that were left out `before` or have problems now. Undefined if these have none. */
function withoutUnfinished(
  draft: ContentFile,
  published: ContentFile | undefined,
  problems: readonly Problem[],
  before: readonly LeftOut[],
) {
  const found = problems.map(({ field }) => placeInDraft(draft.file, field, before));
  const faults = [...before.map(({ field }) => field), ...found];
  const leftOut: LeftOut[] = [];
  const { file } = compareFiles(published, draft, ({ after, field, kind }) => {
    const isEntry = kind === 'added' && typeof field.at(-1) === 'number';
    if (!isEntry || !faults.some((fault) => isSame(fault.slice(0, field.length), field))) return true;
    leftOut.push({ file: draft.file, title: titleOf(draft), field, entry: entryName(draft.file, field, after) });
    return false;
  });
  return leftOut.length > before.length ? { leftOut, file } : undefined;
}

/** Whether a change of a draft can be published. */
export const isFinished = ({ leftOut }: Finished, { field, file, kind }: Pick<Change, 'field' | 'kind'> & { file: string }) =>
  !leftOut.some((part) => part.file === file && (part.field.length === 0 || (kind === 'added' && isSame(part.field, field))));

/** The place in the draft of a field of the finished file, which lacks some entries. */
export const placeInDraft = (file: string, field: ContentPath, leftOut: readonly LeftOut[]): ContentPath =>
  leftOut.reduce((place, entry) => {
    const at = entry.field.length - 1;
    const isAfter = isSame(place.slice(0, at), entry.field.slice(0, at)) && Number(place[at]) >= Number(entry.field[at]);
    return entry.file === file && at >= 0 && isAfter ? place.with(at, Number(place[at]) + 1) : place;
  }, field);

/** What the preview does not show, in words. */
export const leftOutOfPreview = ({ entry, title }: LeftOut) =>
  entry
    ? `The preview leaves out ${entry} that is not finished.`
    : `The preview shows ${title} as published: its draft is not finished.`;
