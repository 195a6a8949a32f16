import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { slugify } from '../domain/slug.ts';
import { dialable } from '../domain/uk-phone.ts';

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

const marked = new Marked({
  gfm: true,
  extensions: [telephoneLinks],
  renderer: {
    // An id for every heading, so that sections can be linked to.
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Renders the content's own Markdown to HTML. The input is trusted. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** The h2 headings of a page, for its table of contents. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] === 2)
    .map(({ text }) => ({ id: slugify(text), text }));
}
