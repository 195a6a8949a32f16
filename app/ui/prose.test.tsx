import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose } from './prose.tsx';

const markupOf = (html: string) => renderToStaticMarkup(<Prose html={html} />);

const table =
  '<table><thead><tr><th>Band</th><th>You <em>pay</em></th></tr></thead><tbody><tr><td>1</td><td>£25.80</td></tr></tbody></table>';

describe('Prose', () => {
  it('wraps each table in a focusable scroll container', () => {
    const frames = markupOf(`${table}<p>Between</p>${table}`).match(/<div class="prose-table" role="group" tabindex="0"/g);
    expect(frames).toHaveLength(2);
  });

  it('labels a table with its columns', () => {
    expect(markupOf(table)).toContain('aria-label="Table: Band, You pay"');
  });

  it('labels a table with its caption if it has one', () => {
    expect(markupOf('<table><caption>What <b>"you"</b> pay</caption><tr><td>1</td></tr></table>')).toContain(
      'aria-label="What &quot;you&quot; pay"',
    );
  });

  it('keeps the content of cells', () => {
    expect(markupOf(table)).toContain(table);
  });
});
