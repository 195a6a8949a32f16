import { type ContentFile, fileHash, parseContentFile } from '../../content-model/content-file.ts';
import { formStateOf } from '../../content-model/file-text.ts';
import { type ContentReading, parseContent } from '../../content-model/load.ts';
import { isSame } from '../../content-model/merge-values.ts';
import { fileProblem } from '../../content-model/problem.ts';
import { yamlFiles } from '../../content-model/schema/site.ts';
import { limits } from '../../content-model/text-limits.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import type { Draft, NewDraft } from './drafts.ts';
import { type Finished, finish, sorted } from './finished.ts';

/** What is published, and the same with a member's drafts. `reading` and `finished` are parsed when they are first asked for. */
export type Workspace = {
  live: LiveContent;
  drafts: readonly Draft[];
  files: readonly ContentFile[];
  readonly reading: ContentReading;
  readonly finished: Finished;
};

export function openWorkspace(live: LiveContent, drafts: readonly Draft[]): Workspace {
  const { content, files: published } = live;
  if (drafts.length === 0)
    return { live, drafts, files: published, reading: { ...live, problems: [] }, finished: { ...live, leftOut: [] } };
  const changed = new Map(drafts.map((draft) => [draft.path, draft]));
  const files = sorted([
    ...published.filter(({ file }) => !changed.has(file)),
    ...drafts.flatMap(({ bytes, hash, path }) => {
      if (!hash) return [];
      const picture = { file: path, bytes: new Uint8Array(), hash, problems: [] };
      return [bytes ? readDraft(path, bytes, findFile(published, path)) : picture];
    }),
  ]);
  let parsed: ContentReading | undefined;
  let finished: Finished | undefined;
  return {
    live,
    drafts,
    files,
    get reading() {
      parsed ??= parseContent(files, content);
      return parsed;
    },
    get finished() {
      finished ??= finish(this);
      return finished;
    },
  };
}

/** In bytes. The limit counts characters, without indentation and comments. */
const largestDraft = 3 * limits.file;

/** The published file takes the place of a draft without readable fields, with a problem that says so. */
function readDraft(path: string, bytes: Uint8Array, published: ContentFile | undefined): ContentFile {
  const draft = bytes.length > largestDraft ? undefined : parseContentFile(path, bytes);
  if (draft?.data) return draft;
  const problem = fileProblem(path, 'a draft that can be read', 'one that cannot, so discard it');
  return { ...(published ?? { file: path, bytes }), problems: [problem] };
}

export const findFile = (files: readonly ContentFile[], name: string) => files.find(({ file }) => file === name);

/** The optional files that the content does not have, empty, so that staff can begin them. */
export const absentFiles = (files: readonly ContentFile[]) =>
  Object.values(yamlFiles)
    .filter(([name, schema]) => !findFile(files, name) && schema.safeParse(undefined).success)
    .map(([name]) => parseContentFile(name, new TextEncoder().encode('[]\n')));

export function publishedHash({ files }: LiveContent, name: string): string | undefined {
  const file = findFile(files, name);
  return file && fileHash(file);
}

/** A file, or `published` if its fields have the same values: a draft without a change could not be discarded. */
export const orPublished = (file: ContentFile, published: ContentFile | undefined) =>
  published && isSame(formStateOf(file), formStateOf(published)) ? published : file;

/** Changed files as drafts, each made from what the member's draft was made from, or from what is published. */
export const draftsOf = (
  { drafts, live }: Pick<Workspace, 'drafts' | 'live'>,
  changes: readonly Pick<Draft, 'bytes' | 'path'>[],
): NewDraft[] =>
  changes.map(({ bytes, path }) => {
    const own = drafts.find((draft) => draft.path === path);
    const published = findFile(live.files, path);
    const baseHash = own ? own.baseHash : published && fileHash(published);
    const base = published && fileHash(published) === baseHash ? published : undefined;
    return { path, baseHash, bytes: bytes && orPublished(parseContentFile(path, bytes), base).bytes };
  });

/** Whether the file was published differently since the draft was begun. */
export function isOutdated(live: LiveContent, { baseHash, hash, path }: Draft): boolean {
  const published = publishedHash(live, path);
  return published !== baseHash && published !== hash;
}
