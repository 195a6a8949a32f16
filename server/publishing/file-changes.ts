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
