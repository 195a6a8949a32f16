import { createHash } from 'node:crypto';

/** Depends only on the bytes, so that any process can revalidate a copy. */
export const entityTag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

export const hasTag = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((candidate) => candidate.trim() === tag) ?? false;

/** Responds with the body, or with 304 if the client already has it. */
export function taggedResponse(requestHeaders: Headers, body: string, headers: Record<string, string>): Response {
  const tagged = { ...headers, ETag: entityTag(body) };
  if (hasTag(requestHeaders.get('if-none-match'), tagged.ETag)) return new Response(null, { status: 304, headers: tagged });
  return new Response(body, { headers: tagged });
}
