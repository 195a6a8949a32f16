import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { slugify } from '../domain/slug.ts';
import { dialable } from '../domain/uk-phone.ts';

/** A number as the owners write it, in two or three groups; a line may end between them. */
const ukNumber = /0\d{2,4}\s\d{3,4}\s?\d{3,4}(?!\d)/;

/** Whoever reads a number on a phone rings it by a tap. */
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
    // An address for every heading, so that a part of a long page can be linked to.
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** HTML from the Markdown of this folder, which its owners wrote: it is trusted, and holds no HTML of its own. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** The parts of a long page, for a list of contents. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] === 2)
    .map(({ text }) => ({ id: slugify(text), text }));
}
