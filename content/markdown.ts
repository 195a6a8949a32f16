import { Marked } from 'marked';

const marked = new Marked({ gfm: true });

/** HTML from the Markdown of this folder, which its owners wrote: it is trusted, and holds no HTML of its own. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
