import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import { BlogPage } from './blog-page.tsx';

const { blogPage } = loadContent('content');
type Props = ComponentProps<typeof BlogPage>;

/** The server-rendered page in a given state. */
function render(state: Partial<Props>): string {
  const props: Props = {
    words: blogPage,
    version: 'v1',
    page: 1,
    fromServer: undefined,
    failedOnServer: false,
    generated: undefined,
    ...state,
  };
  return renderToStaticMarkup(<BlogPage {...props} />).replace(/ data-props="[^"]*"/, '');
}

describe('BlogPage', () => {
  it('shows the error state', () => {
    const markup = render({ failedOnServer: true, page: 3 });
    expect(markup).toContain('Failed to load blog posts. Please try again later.');
    expect(markup).toMatch(/<a [^>]*href="\?page=3"[^>]*>Try the page again</);
    expect(markup).toContain('/drawings/v1/messages/trouble.svg');
    expect(markup).not.toContain('data-skeletons');
  });
});

describe('article generation without a script', () => {
  it('shows the specified notices', () => {
    expect(render({ generated: { success: true, title: 'Dry mouth $& more' } })).toContain(
      'Successfully created: &quot;Dry mouth $&amp; more&quot;',
    );
    expect(render({ generated: { success: false, error: 'Come back tomorrow.' } })).toContain('Come back tomorrow.');
    const wordless = render({ generated: { success: false, error: undefined } });
    expect(wordless).toContain('Generation Failed');
    expect(wordless).toContain('Failed to generate article');
  });
});
