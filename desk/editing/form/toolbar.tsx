declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<`md-${string}`, object> {
      'markdown-toolbar': React.HTMLAttributes<HTMLElement> & { for: string };
    }
  }
}

/** Buttons that put the signs of Markdown around what is selected. */
export function Toolbar({ textarea }: { textarea: string }) {
  return (
    <markdown-toolbar
      for={textarea}
      className="flex flex-wrap gap-x-2 not-defined:hidden *:inline-flex *:min-h-11 *:cursor-pointer *:items-center *:rounded-xl *:px-3 *:font-semibold *:text-action *:hover:bg-mist"
      aria-label="Signs in the text"
    >
      <md-header level={2}>Heading</md-header>
      <md-bold>Bold</md-bold>
      <md-unordered-list>List</md-unordered-list>
      <md-ordered-list>Numbered list</md-ordered-list>
      <md-link>Link</md-link>
    </markdown-toolbar>
  );
}
