import { Marked, type Tokens } from 'marked';
import { slugify } from '../domain/slug.ts';

const marked = new Marked({
  gfm: true,
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
