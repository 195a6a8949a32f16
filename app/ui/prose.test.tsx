import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose } from './prose.tsx';

const markupOf = (html: string) => renderToStaticMarkup(<Prose html={html} />);

const table =
  '<table><thead><tr><th>Band</th><th>You <em>pay</em></th></tr></thead><tbody><tr><td>1</td><td>£25.80</td></tr></tbody></table>';

describe('Prose', () => {
  it('puts the words on the page as they are', () => {
    expect(markupOf('<h2 id="a">Title</h2><p>Words &amp; more</p>')).toContain('<h2 id="a">Title</h2><p>Words &amp; more</p>');
  });

  it('frames each table so that it can be moved with the keyboard', () => {
    const frames = markupOf(`${table}<p>Between</p>${table}`).match(/<div class="prose-table" role="group" tabindex="0"/g);
    expect(frames).toHaveLength(2);
  });

  it('names a table by its columns', () => {
    expect(markupOf(table)).toContain('aria-label="Table: Band, You pay"');
  });

  it('names a table by its caption where it has one', () => {
    expect(markupOf('<table><caption>What <b>"you"</b> pay</caption><tr><td>1</td></tr></table>')).toContain(
      'aria-label="What &quot;you&quot; pay"',
    );
  });

  it('keeps what stands inside a cell', () => {
    expect(markupOf(table)).toContain(table);
  });
});
