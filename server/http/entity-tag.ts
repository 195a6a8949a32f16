import { createHash } from 'node:crypto';

/** The same bytes are the same tag in every process, so that a browser may ask any of them. */
export const entityTag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Whether the caller says that it has this already. */
export const isKnownTag = (headers: Headers, tag: string): boolean =>
  headers
    .get('if-none-match')
    ?.split(/\s*,\s*/)
    .includes(tag) ?? false;
