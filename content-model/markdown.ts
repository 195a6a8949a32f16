import { Lexer, Marked, type MarkedExtension, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { slugify } from '../domain/slug.ts';
import { dialable } from '../domain/uk-phone.ts';
import { textFault } from './text-limits.ts';

/** A phone number in two or three groups, possibly split by a line break. */
const ukNumber = /0\d{2,4}\s\d{3,4}\s?\d{3,4}(?!\d)/;

/** Turns phone numbers into tel: links. */
const telephoneLinks: TokenizerAndRendererExtension = {
  name: 'telephone',
  level: 'inline',
  start: (source) => new RegExp(`(?<!\\d)${ukNumber.source}`).exec(source)?.index,
  tokenizer(source) {
    const [raw] = new RegExp(`^${ukNumber.source}`).exec(source) ?? [];
    return raw && !this.lexer.state.inLink ? { type: 'telephone', raw } : undefined;
  },
  renderer: ({ raw }) => `<a href="${dialable(raw)}">${raw.replace(/\s/g, ' ')}</a>`,
};

const options: MarkedExtension = {
  gfm: true,
  extensions: [telephoneLinks],
  renderer: {
    // An id for every heading, so that sections can be linked to.
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
};
const articles = new Marked(options);
const pages = new Marked(options, {
  renderer: {
    html: () => '',
    text(token) {
      // After a tag such as <kbd>, marked leaves text as it is, with further tags that it does not know.
      if ('escaped' in token) token.escaped = false;
      return false;
    },
    link({ href, tokens }) {
      return isSafeAddress(href) ? false : this.parser.parseInline(tokens);
    },
    image: ({ href }) => (isSafeAddress(href) ? false : ''),
  },
});

/** Whether a link or picture may have the address. Other schemes can run scripts. */
const isSafeAddress = (address: string) => /^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(address);

/**
 * Marked takes seconds for some texts above the limits, which may have been published before there were any. They become paragraphs without
 * markup.
 */
function tokensOf(markdown: string): Token[] {
  if (!textFault(markdown)) return pages.lexer(markdown);
  return markdown
    .split(/\n\s*\n/)
    .map((text) => ({ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }));
}

/** The tokens of a page or an article, for the desk's editor. */
export const lexMarkdown = (markdown: string): Token[] => pages.lexer(markdown);

/** Renders the Markdown of a page to HTML, without the HTML in it. */
export const renderMarkdown = (markdown: string): string => pages.parser(tokensOf(markdown));

/** Keeps HTML, so that the check of articles can name what it does not allow. */
export const renderArticle = (markdown: string): string => articles.parser(tokensOf(markdown));

/** The h2 headings of a page, for its table of contents. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  if (textFault(markdown)) return [];
  // Without the markup in the paragraphs, which takes most of the time.
  return new Lexer(pages.defaults)
    .blockTokens(markdown.replace(/\r\n?/g, '\n'))
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] === 2)
    .map(({ text }) => ({ id: slugify(text), text }));
}

/** HTML, or a link or picture with its address. */
export type UnsafePart = { raw: string; address?: string };

/** What `renderMarkdown` leaves out: HTML, and addresses that can run scripts. Comments show nothing anyway. */
export function unsafeParts(markdown: string): UnsafePart[] {
  const parts: UnsafePart[] = [];
  pages.walkTokens(tokensOf(markdown), (token) => {
    const { raw, type } = token;
    const address = type === 'link' || type === 'image' ? token['href'] : undefined;
    if (address !== undefined && !isSafeAddress(address)) parts.push({ raw, address });
    if (type === 'html' && !isComment(raw.trim())) parts.push({ raw });
  });
  return parts;
}

const isComment = (html: string) => html.startsWith('<!--') && html.indexOf('-->') === html.length - 3;

/** The visible text between two block boundaries. Cells of tables and headings are labels, not prose. */
export type MarkdownBlock = { isProse: boolean; text: string };
export type MarkdownPicture = { address: string; alt: string };

export function readMarkdown(markdown: string): { blocks: MarkdownBlock[]; pictures: MarkdownPicture[] } {
  const tokens = tokensOf(markdown);
  const pictures: MarkdownPicture[] = [];
  pages.walkTokens(tokens, (token) => {
    if (token.type === 'image') pictures.push({ address: token['href'], alt: token['text'] });
  });
  return { blocks: tokens.flatMap(blocksOf), pictures };
}

function blocksOf(token: Token): MarkdownBlock[] {
  switch (token.type) {
    case 'heading':
    case 'paragraph':
    case 'text':
      return [{ isProse: token.type !== 'heading', text: visibleText(token) }];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [...header, ...rows.flat()].map(({ tokens }) => ({ isProse: false, text: tokens.map(visibleText).join('') }));
    }
    case 'list':
      return (token as Tokens.List).items.flatMap(({ tokens }) => tokens.flatMap(blocksOf));
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(blocksOf);
    default:
      return [];
  }
}

function visibleText(token: Token): string {
  if (token.type === 'image' || token.type === 'html') return '';
  if (token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens) return token.tokens.map(visibleText).join('');
  return 'text' in token ? token.text : token.raw;
}
