import { fieldsOf } from '../../content/checks/fields.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { kindOf } from '../../content/json-schemas.ts';
import type { MarkedPage } from './marked-sites.ts';
import { fieldsBetween } from './marked-text.ts';

/** A field whose words were found, where it shows, and the words around. */
export type FoundField = {
  /** As in 'practices/ripon.yaml#phones.0.phone'. */
  address: string;
  /** Empty if no page shows it. */
  pages: Pick<MarkedPage, 'name' | 'path'>[];
  excerpt: { before: string; match: string; after: string };
};

const around = 80;
const alike: Readonly<Record<string, string>> = { "'": "['‘’]", '"': '["“”]', '-': '[-‐‑–—]' };

/** Words as a page may have them: in any case, with other quotes and dashes, and with any space between their letters. */
function patternOf(words: string): RegExp {
  const plain = words
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s/g, '');
  const letters = [...plain].map((letter) => alike[letter] ?? letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  return new RegExp(`${/^[\p{L}\p{N}]/u.test(plain) ? '(?<![\\p{L}\\p{N}])' : ''}${letters.join('\\s*')}`, 'giu');
}

/**
 * The fields behind words of the pages, one result for each field, and then the fields with these words that no page shows.
 * Looks for the whole phrase, and if there is none, for all its words in one block.
 */
export function findWords(query: string, pages: readonly MarkedPage[], files: readonly ContentFile[]): FoundField[] {
  const phrase = find([patternOf(query)], pages, files);
  const words = query.split(' ');
  return phrase.length > 0 || words.length === 1 ? phrase : find(words.map(patternOf), pages, files);
}

function find(patterns: readonly RegExp[], pages: readonly MarkedPage[], files: readonly ContentFile[]): FoundField[] {
  const found = new Map<string, FoundField>();
  const written = new Map(writtenTexts(files).map(({ address, text }) => [address, text]));
  const isIn = (text: string) => patterns.every((pattern) => text.search(pattern) >= 0);
  for (const page of pages)
    for (const { at, line } of linesOf(page.text)) {
      if (!isIn(line)) continue;
      for (const { 0: match, index } of patterns.flatMap((pattern) => [...line.matchAll(pattern)]))
        for (const fields of fieldsBetween(page, at + index, at + index + match.length)) {
          // A sentence may have several fields. The one with these words is meant.
          const address = fields.find((field) => isIn(written.get(field) ?? '')) ?? fields[0];
          if (!address) continue;
          const known = found.get(address);
          if (!known) found.set(address, { address, pages: [page], excerpt: excerptOf(line, index, match.length) });
          else if (!known.pages.includes(page)) known.pages.push(page);
        }
    }
  for (const [address, text] of written) {
    const [match] = isIn(text) && !found.has(address) ? text.matchAll(patterns[0] as RegExp) : [];
    if (!match) continue;
    const shownOn = pages.filter(({ parts }) => parts.some(({ fields }) => fields.includes(address)));
    found.set(address, { address, pages: shownOn, excerpt: excerptOf(text, match.index, match[0].length) });
  }
  return [...found.values()];
}

function* linesOf(text: string): Generator<{ at: number; line: string }> {
  let at = 0;
  for (const line of text.split('\n')) {
    yield { at, line };
    at += line.length + 1;
  }
}

function excerptOf(line: string, index: number, length: number): FoundField['excerpt'] {
  const start = index <= around ? 0 : line.indexOf(' ', index - around) + 1;
  const end = index + length + around >= line.length ? line.length : line.lastIndexOf(' ', index + length + around);
  const readable = (text: string) => text.replaceAll('\u200a', '').replace(/\s+/g, ' ');
  return {
    before: readable(`${start > 0 ? '… ' : ''}${line.slice(start, Math.max(start, index))}`).trimStart(),
    match: readable(line.slice(index, index + length)),
    after: readable(`${line.slice(index + length, Math.max(end, index + length))}${end < line.length ? ' …' : ''}`).trimEnd(),
  };
}

/** Every text and number that staff can edit, with its address. */
const writtenTexts = (files: readonly ContentFile[]) =>
  files.flatMap(({ body, data, file }) => {
    if (!kindOf(file)) return [];
    const values = [...fieldsOf(data?.value)].filter(({ value }) => typeof value === 'string' || typeof value === 'number');
    const lines = body?.text.split('\n').map((value, index) => ({ field: ['body', index], value })) ?? [];
    return [...values, ...lines].map(({ field, value }) => ({ address: `${file}#${field.join('.')}`, text: String(value) }));
  });
