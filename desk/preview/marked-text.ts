import { decodeEntities } from '../../server/platform/pages/page-text.ts';

/** The words of a page, a line for each block, and the fields behind each part of them, the likeliest first. */
export type MarkedText = { text: string; parts: { at: number; fields: string[] }[] };

const invisible = /<(script|style|noscript|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const blockTag =
  /^\/?(address|article|aside|blockquote|br|button|details|div|dl|fieldset|figcaption|figure|footer|form|h\d|header|label|legend|li|main|nav|ol|option|p|section|summary|table|tr|ul)$/;
const voidTag = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Where one element follows another: between words they stand apart, before a full stop they do not. */
const narrowSpace = '\u200a';

/** Reads a page of a marked site. */
export function readMarkedText(html: string): MarkedText {
  const parts: MarkedText['parts'] = [];
  const open: string[][] = [];
  let text = '';
  const add = (words: string, fields: string[]) => {
    parts.push({ at: text.length, fields });
    text += decodeEntities(words).replace(/\s+/g, ' ');
  };
  const body = html.slice(html.indexOf('<body')).replace(invisible, '');
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    const fields = open.at(-1) ?? [];
    if (!token.startsWith('<')) {
      add(token, fields);
      continue;
    }
    const tag = /^<(\/?[a-zA-Z0-9-]+)/.exec(token)?.[1] ?? '';
    text += blockTag.test(tag) ? '\n' : narrowSpace;
    if (tag.startsWith('/')) {
      open.pop();
      continue;
    }
    const own = / data-field="([^"]*)"/.exec(token)?.[1]?.split(' ') ?? fields;
    add(/ alt="([^"]*)"/.exec(token)?.[1] ?? '', own);
    if (!voidTag.test(tag) && !token.endsWith('/>')) open.push(own);
  }
  return { text: text.replace(/(?<=[^\s(£])\u200a(?=\u200a*[\p{L}\p{N}£(])/gu, ' '), parts };
}

/** The fields behind a passage, in the order of its words. */
export const fieldsBetween = ({ parts }: MarkedText, from: number, to: number): string[][] =>
  parts.filter(({ at }, index) => at < to && (parts[index + 1]?.at ?? Infinity) > from).map(({ fields }) => fields);
