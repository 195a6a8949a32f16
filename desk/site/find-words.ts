import type { ContentFile } from '../../content-model/content-file.ts';
import { isListed } from '../../content-model/content-list.ts';
import { fieldsOf } from '../../content-model/fields-of.ts';
import type { MarkedPage } from '../marks/marked-sites.ts';
import { plainSigns } from '../marks/marked-text.ts';

const mostWords = 8;

/** A field whose words were found, the pages that show it, and the words around. */
export type FoundField = { address: string; pages: MarkedPage[]; excerpt: { before: string; match: string; after: string } };

/** Words in any case, with any space between their letters. */
function patternOf(words: string): RegExp {
  const letters = [...plainSigns(words).replace(/\s/g, '')].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  const wordStart = /^[\p{L}\p{N}]/u.test(words) ? '(?<![\\p{L}\\p{N}])' : '';
  return new RegExp(wordStart + letters.join('\\s*'), 'giu');
}

/**
 * The fields behind words of the pages, one result for each field, and then the fields with these words that no page shows.
 * Looks for the whole phrase, and if there is none, for all its words in one block.
 */
export function findWords(query: string, pages: readonly MarkedPage[], files: readonly ContentFile[]): FoundField[] {
  const phrase = find([patternOf(query)], pages, files);
  const words = [...new Set(query.split(' '))].slice(0, mostWords);
  return phrase.length > 0 ? phrase : find(words.map(patternOf), pages, files);
}

function find(patterns: readonly RegExp[], pages: readonly MarkedPage[], files: readonly ContentFile[]): FoundField[] {
  const found = new Map<string, FoundField>();
  const written = writtenTexts(files);
  const matchesIn = (text: string) => {
    const matches = patterns.map((pattern) => [...text.matchAll(pattern)]);
    return matches.every((own) => own.length > 0) ? matches.flat() : [];
  };
  const inFields = new Map([...written].map(([address, text]) => [address, matchesIn(text)[0]]));
  for (const page of pages) {
    const partAt = new Uint32Array(page.text.length);
    for (const [part, { at }] of page.parts.entries()) partAt.fill(part, at, page.parts[part + 1]?.at);
    const isRead = new Set<number>();
    for (const { 0: line, index: at } of page.text.matchAll(/.+/g))
      for (const { 0: match, index } of matchesIn(line))
        for (let part = partAt[at + index] ?? 0; part <= (partAt[at + index + match.length - 1] ?? 0); part += 1) {
          if (isRead.has(part)) continue;
          isRead.add(part);
          const fields = page.parts[part]?.fields ?? [];
          // A sentence may have several fields. The one with these words is meant.
          const address = fields.find((field) => inFields.get(field)) ?? fields[0];
          if (!address) continue;
          const known = found.get(address) ?? { address, pages: [], excerpt: excerptOf(line, index, match) };
          if (!known.pages.includes(page)) known.pages.push(page);
          found.set(address, known);
        }
  }
  const shown = pages.map((page) => ({ page, addresses: new Set(page.parts.flatMap(({ fields }) => fields)) }));
  for (const [address, text] of written) {
    const match = inFields.get(address);
    if (!match || found.has(address)) continue;
    const shownOn = shown.flatMap(({ addresses, page }) => (addresses.has(address) ? [page] : []));
    found.set(address, { address, pages: shownOn, excerpt: excerptOf(text, match.index, match[0]) });
  }
  return [...found.values()];
}

function excerptOf(line: string, index: number, match: string): FoundField['excerpt'] {
  const [before, after] = [line.slice(0, index), line.slice(index + match.length)];
  const readable = (text: string) => text.replaceAll('\u200a', '').replace(/\s+/g, ' ');
  return {
    before: readable(before.replace(/^.+(?=\s.{70,80}$)/s, '…').trimStart()),
    match: readable(match),
    after: readable(after.replace(/(?<=^.{70,80}\s).+$/s, '…').trimEnd()),
  };
}

/** Every text and number that staff can edit, by its address. */
const writtenTexts = (files: readonly ContentFile[]) =>
  new Map<string, string>(
    files.flatMap(({ body, data, file }) => {
      const lines = body?.text.split('\n').map((value, index) => ({ field: ['body', index], value })) ?? [];
      const values = isListed(file) ? [...fieldsOf(data?.value), ...lines] : [];
      return values.flatMap(({ field, value }) =>
        typeof value === 'string' || typeof value === 'number' ? [[`${file}#${field.join('.')}`, plainSigns(String(value))]] : [],
      );
    }),
  );
