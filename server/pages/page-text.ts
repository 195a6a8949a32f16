import sanitizeHtml from 'sanitize-html';

/** What a page says, without how it looks. */
export type PageText = {
  title: string;
  description: string;
  keywords: string;
  /** Those of the first three levels, in their order. */
  headings: string[];
  /** The words of its own part: no frame, no trail of links, no drawings, nothing that only a screen reader is told. */
  text: string;
  /** Whether it may be found through search engines. */
  indexed: boolean;
};

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? '');

/** Where one part ends and the next begins only the layout knows; words of two parts must not run together. */
const apart = (html: string) => html.replace(/<(?!!)/g, ' <');
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)’”%])/g, '$1')
    .replace(/([(£‘“]) /g, '$1')
    .trim();

/** 'Open now' is true for an hour, 'Today' for a day, and 'Error:' for a screen reader: none is what a page is about. */
const isPassing = ({ attribs }: { attribs: Record<string, string> }) =>
  'data-opening' in attribs || 'data-passing' in attribs || (attribs['class'] ?? '').split(' ').includes('sr-only');

/** What can be read of a piece of HTML, in one line. */
export function wordsOf(html: string): string {
  const bare = sanitizeHtml(apart(html), {
    allowedTags: ['p', 'span', 'div', 'h2', 'h3', 'strong'],
    allowedAttributes: false,
    nonTextTags: ['script', 'style', 'svg', 'nav', 'form', 'button', 'noscript', 'template'],
    exclusiveFilter: isPassing,
  });
  return tidy(plain(bare.replace(/<[^>]*>/g, '')));
}

/** Reads a document that this site has rendered itself; it is no parser for anybody else's. */
export function pageText(html: string): PageText {
  const meta = (name: string) => plain(html.match(new RegExp(`<meta name="${name}" content="([^"]*)"`))?.[1] ?? '');
  const main = html.match(/<main\b[^>]*>(.*)<\/main>/s)?.[1] ?? '';
  return {
    title: plain(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    description: meta('description'),
    keywords: meta('keywords'),
    headings: [...main.matchAll(/<h([1-3])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , heading = '']) => wordsOf(heading)).filter(Boolean),
    text: wordsOf(main),
    indexed: !meta('robots').includes('noindex'),
  };
}
