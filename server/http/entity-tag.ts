import { createHash } from 'node:crypto';

/** The same bytes are the same tag in every process, so that a browser may ask any of them. */
export const entityTag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Whether the caller says by If-None-Match that it has this already. */
export const hasTag = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  ifNoneMatch?.split(/\s*,\s*/).includes(tag) ?? false;

/** The body, or 304 for whoever says that it has it. */
export function taggedAnswer(asked: Headers, body: string, headers: Record<string, string>): Response {
  const tagged = { ...headers, ETag: entityTag(body) };
  if (hasTag(asked.get('if-none-match'), tagged.ETag)) return new Response(null, { status: 304, headers: tagged });
  return new Response(body, { headers: tagged });
}
