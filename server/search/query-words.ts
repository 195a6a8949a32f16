const maxLength = 200;

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

export const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** A word as it is indexed: 'Children’s' as 'childrens', 'gums' as 'gum', 'emergencies' as 'emergency'. */
export const termOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=.{3})ies$/, 'y')
    .replace(/(?<=..[^su])s$/, '');

export const termsOf = (text: string) => (text.match(wordPattern) ?? []).map(termOf);

export const stopTerms = new Set(
  termsOf(
    'a an and any are as at be been by can could did do does for from get had has have how i if in into is it its many me much my near need no of on ' +
      'or our should so some than that the their them there they this to us want was we what when where which who why will with would you your',
  ),
);

/** Stop words count only if there are no other words. */
export function significantTerms(text: string): string[] {
  const terms = termsOf(text);
  const significant = terms.filter((term) => !stopTerms.has(term));
  return [...new Set(significant.length > 0 ? significant : terms)];
}
