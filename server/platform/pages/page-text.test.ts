import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';

const page = (main: string, head = '') =>
  `<!DOCTYPE html><html><head><title>Tea &amp; Teeth | Group</title><meta name="description" content="What &quot;we&quot; do"/>` +
  `<meta name="keywords" content="tea, teeth"/>${head}</head><body><header>Frame</header><main id="main">${main}</main><footer>Foot</footer></body></html>`;

describe('what a page says', () => {
  it('is its head and the words of its own part, without the frame', () => {
    const said = pageText(page('<h1>Tea</h1><p>For <strong>all</strong>, at £<span>25.80</span>.</p><h2>Later<!-- --> on</h2>'));
    expect(said).toEqual({
      title: 'Tea & Teeth | Group',
      description: 'What "we" do',
      keywords: 'tea, teeth',
      headings: ['Tea', 'Later on'],
      text: 'Tea For all, at £25.80. Later on',
      indexed: true,
    });
  });

  it('leaves out what passes and what is not read: opening states, drawings, trails, forms, scripts', () => {
    const { text } = pageText(
      page(
        '<nav>Home / Tea</nav><p data-open="true" data-opening="[]"><span>Open now</span></p><svg><title>A hill</title></svg>' +
          '<div data-passing="true"><ul><li><strong>Closed on Friday</strong></li></ul><p>Ring <a href="tel:1">us</a></p></div>' +
          '<p><span class="sr-only">Call </span>01632 960101</p><form><label>Name</label></form><script>let x</script><p>Stays</p>',
      ),
    );
    expect(text).toBe('01632 960101 Stays');
  });

  it('keeps the words of neighbouring parts apart', () => {
    expect(pageText(page('<ol><li><span>1</span>Ring us</li><li><span>2</span>Come in</li></ol>')).text).toBe(
      '1 Ring us 2 Come in',
    );
  });

  it('shows markup that is part of the words as words', () => {
    expect(pageText(page('<p>a &lt;b&gt; &amp;amp; c</p>')).text).toBe('a <b> &amp; c');
  });

  it('knows a page that asks to be left out', () => {
    expect(pageText(page('', '<meta name="robots" content="noindex"/>')).indexed).toBe(false);
  });
});
