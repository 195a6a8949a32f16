const maxLength = 80;

/** Letters that NFKD does not decompose. */
const transliterations: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** Turns a title into a slug: "Children's teeth: a café guide" becomes 'childrens-teeth-a-cafe-guide'. */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => transliterations[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return cutAtWord(words.join('-')) || 'article';
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

function cutAtWord(slug: string): string {
  if (slug.length <= maxLength) return slug;
  // One character more keeps a word that ends exactly at the limit.
  const lastHyphen = slug.slice(0, maxLength + 1).lastIndexOf('-');
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : maxLength);
}
