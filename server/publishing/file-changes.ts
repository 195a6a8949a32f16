import type { ContentFile } from '../../content-model/content-file.ts';
import { formStateOf } from '../../content-model/file-text.ts';

/** The files of a version: path to SHA-256 in hexadecimal. */
export type FileHashes = ReadonlyMap<string, string>;

/** One changed file. Without `from` it is new; without `to` it is deleted. */
export type FileChange = { path: string; from: string | undefined; to: string | undefined };

export function changesBetween(before: FileHashes, after: FileHashes): FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((path) => ({ path, from: before.get(path), to: after.get(path) }))
    .filter(({ from, to }) => from !== to);
}

export const reverse = (changes: readonly FileChange[]): FileChange[] =>
  changes.map(({ from, path, to }) => ({ path, from: to, to: from }));

/** Applies changes to other files than they were made from. Returns the paths that were changed differently meanwhile, if any. */
export function applyChanges(
  files: FileHashes,
  changes: readonly FileChange[],
): { files: FileHashes; conflicts?: never } | { conflicts: string[] } {
  const conflicts = changes.filter(({ from, path, to }) => files.get(path) !== from && files.get(path) !== to);
  if (conflicts.length > 0) return { conflicts: conflicts.map(({ path }) => path) };
  const changed = new Map(files);
  for (const { path, to } of changes) {
    if (to === undefined) changed.delete(path);
    else changed.set(path, to);
  }
  return { files: changed };
}

/** A file before and after a publication. Without `before` it is new, without `after` gone. Pictures have neither. */
export type ChangedFile = { path: string; before: ContentFile | undefined; after: ContentFile | undefined };

/** For articles, which have dates of their own, old addresses, search and staff. */
const notRead = /^((editorial-plan|redirects|synonyms)\.yaml$|articles\/|blog\/|blog-backlog\/|pages\/staff\.yaml$)/;

/** The address for reports is shown nowhere. */
const withoutReports = (key: string, value: unknown) => (key === 'operations' ? undefined : value);

const shown = (file: ContentFile | undefined) => file && JSON.stringify(formStateOf(file), withoutReports);

/** Whether patients can read the difference. They cannot if only comments changed. */
export const changesPages = ({ after, before, path }: ChangedFile): boolean =>
  !notRead.test(path) && ((!before && !after) || shown(before) !== shown(after));
