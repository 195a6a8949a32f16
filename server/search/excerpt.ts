import { plainWord, startsWithAny, wordPattern } from './asked-words.ts';

/** A run of text, and whether it is what was asked for. */
export type ExcerptPart = { text: string; marked: boolean };

const length = 190;
const before = 60;

/** The text with the words that were asked for marked. */
export function markWords(text: string, stems: readonly string[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!startsWithAny(plainWord(word), stems)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), marked: false });
    parts.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** Where most of the words that were asked for stand close together. */
function densestPlace(text: string, stems: readonly string[]): number | undefined {
  const hits = [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ index, stem: stems.find((start) => plainWord(word).startsWith(start)) }))
    .filter(({ stem }) => stem !== undefined);
  let best: { index: number; different: number } | undefined;
  for (const [from, { index }] of hits.entries()) {
    const near = new Set<string | undefined>();
    for (let at = from; at < hits.length && (hits[at]?.index ?? 0) < index + length - before; at += 1) near.add(hits[at]?.stem);
    if (!best || near.size > best.different) best = { index, different: near.size };
    // There is no denser place than one with all of them.
    if (best.different === stems.length) break;
  }
  return best?.index;
}

/** A line or two of the text around what was asked for, cut between words; nothing where the text does not have it. */
export function excerptAround(text: string, stems: readonly string[]): ExcerptPart[] | undefined {
  const place = densestPlace(text, stems);
  if (place === undefined) return undefined;
  const wanted = Math.max(0, Math.min(place - before, text.length - length));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted - 1) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const cut = text.slice(start, Math.max(end, place));
  return markWords(`${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, stems);
}
