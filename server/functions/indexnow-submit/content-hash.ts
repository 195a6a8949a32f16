import { createHash } from 'node:crypto';

/** Short and the same in every process. Lengths go first, so that moving a letter from one part to the next shows. */
export function contentHash(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url').slice(0, 22);
}
