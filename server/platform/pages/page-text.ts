import sanitizeHtml from 'sanitize-html';

export type PageText = {
  title: string;
  description: string;
  keywords: string;
  /** Of levels 1 to 3, in document order. */
  headings: string[];
  /** Of <main> from its first heading on, without navigation, forms, drawings and text for screen readers only. */
  text: string;
  /** Whether search engines may index the page. */
  indexed: boolean;
};

/** The escapes that React and the sanitiser write. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
export const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** Leaves out text that does not describe the page: opening states, 'Today', and text for screen readers. */
const isExcluded = ({ attribs }: { attribs: Record<string, string> }) =>
  'data-opening' in attribs || 'data-passing' in attribs || (attribs['class'] ?? '').split(' ').includes('sr-only');

/** The readable text of HTML, on one line. */
export function htmlToText(html: string): string {
  // Marks the ends of blocks and of labels that stand side by side, and adds a space before each tag, so that words do not run together.
  const spaced = html
    .replace(/<\/(?:(?:h[1-6]|p|li|dd|td|div|address)>|(a|span)>(?=<\1\b))/g, '\u2029$&')
    .replace(/<(?!!)/g, ' <');
  const bare = sanitizeHtml(spaced, {
    allowedTags: ['p', 'span', 'div', 'h1', 'h2', 'h3', 'strong', 'caption'],
    allowedAttributes: false,
    nonTextTags: ['script', 'style', 'svg', 'nav', 'form', 'button', 'noscript', 'template'],
    exclusiveFilter: isExcluded,
  });
  return decodeEntities(bare.replace(/<[^>]*>/g, ''))
    .replace(/([.?!:…]?[\p{L}\p{N}\p{P}])\s*\u2029/gu, (_, end: string) => (/[.?!:…]/.test(end) ? end : `${end}.`))
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)’”%])/g, '$1')
    .replace(/([(£‘“]) /g, '$1')
    .trim();
}

/** Reads a document that this site rendered. It is not a general HTML parser. */
export function pageText(html: string): PageText {
  const meta = (name: string) => decodeEntities(html.match(new RegExp(`<meta name="${name}" content="([^"]*)"`))?.[1] ?? '');
  const main = html.match(/<main\b[^>]*>(.*)<\/main>/s)?.[1] ?? '';
  return {
    title: decodeEntities(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    description: meta('description'),
    keywords: meta('keywords'),
    headings: [...main.matchAll(/<h([1-3])\b[^>]*>(.*?)<\/h\1>/gs)]
      .map(([, , heading = '']) => htmlToText(heading))
      .filter(Boolean),
    text: htmlToText(main.slice(Math.max(main.search(/<h1\b/), 0))),
    indexed: !meta('robots').includes('noindex'),
  };
}
