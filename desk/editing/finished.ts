import { type ContentFile, parseContentFile } from '../../content/content-file.ts';
import { formStateOf, textWith } from '../../content/file-text.ts';
import { type ContentReading, parseContent } from '../../content/load.ts';
import { isSame, keyOf } from '../../content/merge-values.ts';
import type { ContentPath, Problem } from '../../content/problem.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { isRecord } from '../../domain/is-record.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import { entryName, titleOf } from './content-list.ts';
import type { Draft } from './drafts.ts';
import { fieldOfPath } from './field-of-problem.ts';

/** A new entry of a list that is not finished, by its place in the draft, or a draft as a whole. */
export type LeftOut = { file: string; title: string; field: ContentPath; entry?: string };

/** Whether a finding is about something that is left out. */
export const isAbout = ({ field, file }: LeftOut, finding: { file: string; field?: ContentPath | undefined }) =>
  finding.file === file && isSame((finding.field ?? []).slice(0, field.length), field);

/** What is valid of a member's drafts, with what is published. It can be shown and published. */
export type Finished = { content: SiteContent; files: readonly ContentFile[]; leftOut: readonly LeftOut[] };

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
      const part = draft && !leftOut.has(name) && withoutUnfinished(draft, published.get(name), wrong.get(name) ?? []);
      leftOut.set(name, part ? part.leftOut : [whole(name)]);
      const file = part ? part.file : published.get(name);
      finished = sorted([...finished.filter((other) => other.file !== name), ...(file ? [file] : [])]);
    }
    ({ content, problems } = parseContent([...finished], live.content.lastUpdated));
  }
  return { content, files: finished, leftOut: [...leftOut.values()].flat() };
}

export const sorted = (files: readonly ContentFile[]) => [...files].sort((a, b) => (a.file < b.file ? -1 : 1));

/** A draft without the new entries that have problems. Undefined if they have none. */
function withoutUnfinished(draft: ContentFile, published: ContentFile | undefined, problems: readonly Problem[]) {
  const faults = problems.map(({ path }) => fieldOfPath(path));
  const leftOut: LeftOut[] = [];
  const value = withoutEntries(draft.data?.value, published?.data?.value, faults, (field, entry) =>
    leftOut.push({ file: draft.file, title: titleOf(draft), field, entry: entryName(draft.file, field, entry) }),
  );
  if (leftOut.length === 0) return undefined;
  const state = { value, body: draft.body?.text };
  const isPublished = published ? isSame(state, formStateOf(published)) : value === undefined;
  const text = () => new TextEncoder().encode(textWith(published ?? draft, state));
  return { leftOut, file: isPublished ? published : parseContentFile(draft.file, text()) };
}

function withoutEntries(
  value: unknown,
  published: unknown,
  faults: readonly ContentPath[],
  leaveOut: (field: ContentPath, entry: unknown) => void,
  field: ContentPath = [],
): unknown {
  const byPart = Map.groupBy(faults, ([first]) => first);
  const faultsIn = (key: string | number) => (byPart.get(key) ?? []).map((fault) => fault.slice(1));
  const partOf = (key: string | number, part: unknown, before: unknown) =>
    withoutEntries(part, before, faultsIn(key), leaveOut, [...field, key]);
  if (faults.length === 0) return value;
  if (isRecord(value)) {
    const before = isRecord(published) ? published : {};
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, partOf(name, part, before[name])]));
  }
  if (!Array.isArray(value)) return value;
  const origins = originsOf(value, Array.isArray(published) ? published : []);
  const kept = value.flatMap((entry: unknown, index) => {
    if (origins.has(index) || faultsIn(index).length === 0) return [partOf(index, entry, origins.get(index))];
    leaveOut([...field, index], entry);
    return [];
  });
  return kept.length > 0 || published ? kept : undefined;
}

/**
 * The published entry that each entry of a list was made from: the same, one with the same name, or any that is left, because
 * the member may be rewriting it. The others are new.
 */
function originsOf(list: readonly unknown[], published: readonly unknown[]): Map<number, unknown> {
  const origins = new Map<number, unknown>();
  const left = [...published];
  const hasName = (one: unknown, other: unknown) => keyOf(one) !== undefined && keyOf(one) === keyOf(other);
  for (const isOrigin of [isSame, hasName, () => true])
    for (const [index, entry] of list.entries()) {
      const place = origins.has(index) ? -1 : left.findIndex((candidate) => isOrigin(entry, candidate));
      if (place >= 0) origins.set(index, left.splice(place, 1)[0]);
    }
  return origins;
}

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
