import { decodeEntities } from '../../server/platform/pages/page-text.ts';
import { writable } from './writable.ts';

/** The words of a page, a line for each block, and the fields behind each part of them, the likeliest first. */
export type MarkedText = { text: string; parts: { at: number; fields: string[] }[] };

/** With the quotes and dashes of a keyboard. */
export const plainSigns = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-');

const invisible = /<(script|style|noscript|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const inBlock = /^\/?(a|abbr|b|bdi|code|dd|dt|em|i|img|path|q|small|span|strong|sup|svg|td|th|time|wbr)$/;
const voidTags = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Whether a tag begins an element that others can be in. */
export const opensElement = (token: string, tag: string) => !voidTags.test(tag) && !token.endsWith('/>');

/** Reads a page of a marked site. A narrow space is where one element follows another in a block. */
export function readMarkedText(html: string): MarkedText {
  const parts: MarkedText['parts'] = [];
  const open: string[][] = [];
  let text = '';
  const add = (words: string, fields: string[]) => {
    parts.push({ at: text.length, fields });
    text += plainSigns(decodeEntities(words).replace(/\s+/g, ' '));
  };
  const body = html.slice(html.indexOf('<body')).replace(invisible, '');
  for (const [token, tag] of body.matchAll(/<(\/?[a-zA-Z0-9-]+)[^>]*>|[^<]+/g)) {
    const fields = open.at(-1) ?? [];
    if (!tag) {
      add(token, fields);
      continue;
    }
    if (tag.replace('/', '') !== writable) text += inBlock.test(tag) ? '\u200a' : '\n';
    if (tag.startsWith('/')) open.pop();
    else {
      const own = / data-field="([^"]*)"/.exec(token)?.[1]?.split(' ') ?? fields;
      add(/ alt="([^"]*)"/.exec(token)?.[1] ?? '', own);
      if (opensElement(token, tag)) open.push(own);
    }
  }
  // Words stand apart, and a full stop does not.
  return { text: text.replace(/(?<=[^\s(£])\u200a(?=\u200a*[\p{L}\p{N}£(])/gu, ' '), parts };
}
