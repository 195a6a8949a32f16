import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';

const page = (main: string, head = '') =>
  `<!DOCTYPE html><html><head><title>Tea &amp; Teeth | Group</title><meta name="description" content="What &quot;we&quot; do"/>` +
  `<meta name="keywords" content="tea, teeth"/>${head}</head><body><header>Frame</header><main id="main">${main}</main><footer>Foot</footer></body></html>`;

describe('pageText', () => {
  it('reads the head and the main content, without header and footer', () => {
    const said = pageText(page('<h1>Tea</h1><p>For <strong>all</strong>, at £<span>25.80</span>.</p><h2>Later<!-- --> on</h2>'));
    expect(said).toEqual({
      title: 'Tea & Teeth | Group',
      description: 'What "we" do',
      keywords: 'tea, teeth',
      headings: ['Tea', 'Later on'],
      text: 'Tea. For all, at £25.80. Later on.',
      indexed: true,
    });
  });

  it('leaves out opening states, drawings, breadcrumbs, forms and scripts', () => {
    const { text } = pageText(
      page(
        '<nav>Home / Tea</nav><p data-open="true" data-opening="[]"><span>Open now</span></p><svg><title>A hill</title></svg>' +
          '<div data-passing="true"><ul><li><strong>Closed on Friday</strong></li></ul><p>Ring <a href="tel:1">us</a></p></div>' +
          '<table><caption class="sr-only">Times</caption><tr><td>9:00</td></tr></table><h2 class="sr-only">Ring</h2>' +
          '<p><span class="sr-only">Call </span>01632 960101</p><form><label>Name</label></form><script>let x</script><p>Stays</p>',
      ),
    );
    expect(text).toBe('9:00. 01632 960101. Stays.');
  });

  it('separates the words of adjacent elements', () => {
    expect(pageText(page('<ol><li><span>1</span>Ring us</li><li><span>2</span>Come in</li></ol>')).text).toBe(
      '1 Ring us. 2 Come in.',
    );
  });

  it('separates labels and links that stand side by side', () => {
    const labels =
      '<h1>Tea</h1><address><span>1 Row</span><span>Town</span></address><a href="/">Ring us</a><a href="/">Book</a> now';
    expect(pageText(page(labels)).text).toBe('Tea. 1 Row. Town. Ring us. Book now');
  });

  it('starts with the main heading', () => {
    expect(pageText(page('<a href="/">Back</a><span>New</span><h1>Tea</h1>')).text).toBe('Tea.');
  });

  it('ends headings and other blocks like sentences, so that none runs into the next one', () => {
    const headings = '<h2>Charges</h2><p>You pay once.</p><h3>What would I <em>pay</em>?</h3><p>It depends...</p><h4> </h4>';
    expect(pageText(page(headings)).text).toBe('Charges. You pay once. What would I pay? It depends...');
  });

  it('decodes escaped markup', () => {
    expect(pageText(page('<p>a &lt;b&gt; &amp;amp; c</p>')).text).toBe('a <b> &amp; c.');
  });

  it('detects noindex', () => {
    expect(pageText(page('', '<meta name="robots" content="noindex"/>')).indexed).toBe(false);
  });
});
