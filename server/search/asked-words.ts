const longest = 200;

/** What somebody typed, as it may be shown and looked for: one line, no control characters, not endless. */
export function cleanQuery(typed: string): string {
  const line = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, longest).join('').trim();
}

/** Words that every page has and nobody looks for. */
const fillers = new Set(
  (
    'a an and any are as at be been by can could did do does for from get had has have how i if in into is it its many me much my near need no of on ' +
    'or our should so some than that the their them there they this to us want was we what when where which who why will with would you your'
  ).split(' '),
);

export const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

export const plainWord = (word: string) => word.toLowerCase().replace(/['’]/g, '');

/** 'gums' is to find 'gum', and 'emergencies' 'emergency': what is left is looked for as the start of a word. */
function stem(word: string): string {
  if (word.length > 5 && /(?:ies|y)$/.test(word)) return word.replace(/(?:ies|y)$/, '');
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The starts of words to look for. A question of fillers alone is taken at its word. */
export function askedStems(query: string): string[] {
  const words = (query.match(wordPattern) ?? []).map(plainWord);
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))];
}

export const startsWithAny = (word: string, stems: readonly string[]) => stems.some((start) => word.startsWith(start));
