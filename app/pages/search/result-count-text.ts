type Words = { none: string; one: string; many: string };

/** The result count as text. The query is inserted by a function, because `$` is special in replacement strings. */
export function resultCountText(words: Words, found: number, query: string): string {
  const sentence = found === 0 ? words.none : found === 1 ? words.one : words.many;
  return sentence.replace('{count}', String(found)).replace('{query}', () => query);
}
