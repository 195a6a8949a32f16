const longest = 80;

/** Letters that no accent can be taken off. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** The address of an article from its title: "Children's teeth: a café guide" becomes 'childrens-teeth-a-cafe-guide'. */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => spelledOut[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return cutAtWord(words.join('-')) || 'article';
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

function cutAtWord(slug: string): string {
  if (slug.length <= longest) return slug;
  // One character more, so that a word which ends exactly at the limit is kept.
  const lastHyphen = slug.slice(0, longest + 1).lastIndexOf('-');
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : longest);
}
