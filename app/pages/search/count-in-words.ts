type Words = { none: string; one: string; many: string };

/** How much was found, in words. A function puts the question in, since one with a dollar sign would be read as a pattern. */
export function countInWords(words: Words, found: number, query: string): string {
  const sentence = found === 0 ? words.none : found === 1 ? words.one : words.many;
  return sentence.replace('{count}', String(found)).replace('{query}', () => query);
}
