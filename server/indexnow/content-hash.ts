import { createHash } from 'node:crypto';

/** A short hash, the same in every process. The length prefixes make ('ab', 'c') and ('a', 'bc') differ. */
export function contentHash(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url').slice(0, 22);
}
