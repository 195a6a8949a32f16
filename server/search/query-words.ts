const maxLength = 200;
/** Two-letter words would be two dozen more, each compared with every word of the site. */
const mostStems = 16;

/** Normalises input for display and search: one line, no control characters, limited length. */
export function cleanQuery(typed: string): string {
  const line = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, maxLength).join('').trim();
}

const stopWords = new Set(
  (
    'a an and any are as at be been by can could did do does for from get had has have how i if in into is it its many me much my near need no of on ' +
    'or our should so some than that the their them there they this to us want was we what when where which who why will with would you your'
  ).split(' '),
);

export const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

export const plainWord = (word: string) => word.toLowerCase().replace(/['’]/g, '');

/** Lets 'gums' find 'gum' and 'emergencies' find 'emergency'. Stems match as prefixes. */
function stem(word: string): string {
  if (word.length > 5 && /(?:ies|y)$/.test(word)) return word.replace(/(?:ies|y)$/, '');
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The stems to search for. Stop words count only if the query has no other words. */
export function queryStems(query: string): string[] {
  const words = (query.match(wordPattern) ?? []).map(plainWord);
  const significant = words.filter((word) => !stopWords.has(word));
  return [...new Set((significant.length > 0 ? significant : words).map(stem))].slice(0, mostStems);
}

export const startsWithAny = (word: string, stems: readonly string[]) => stems.some((start) => word.startsWith(start));
