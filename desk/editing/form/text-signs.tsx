declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<`md-${string}`, object> {
      'markdown-toolbar': React.HTMLAttributes<HTMLElement> & { for: string };
    }
  }
}

/** Buttons that put the signs of Markdown around what is selected. */
export function TextSigns({ textarea }: { textarea: string }) {
  return (
    <markdown-toolbar for={textarea} className="toolbar not-defined:hidden" aria-label="Signs in the text">
      <md-header level={2}>Heading</md-header>
      <md-bold>Bold</md-bold>
      <md-unordered-list>List</md-unordered-list>
      <md-ordered-list>Numbered list</md-ordered-list>
      <md-link>Link</md-link>
    </markdown-toolbar>
  );
}
