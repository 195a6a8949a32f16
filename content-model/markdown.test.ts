import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { headingsOf, renderArticle, renderMarkdown } from './markdown.ts';

test('every heading has an id that the table of contents links to', () => {
  const markdown = "## Step 1: say so\n\nWords.\n\n### A detail\n\n## What we'll do\n";
  expect(headingsOf(markdown)).toEqual([
    { id: 'step-1-say-so', text: 'Step 1: say so' },
    { id: 'what-well-do', text: "What we'll do" },
  ]);
  expect(renderMarkdown(markdown)).toContain('<h2 id="what-well-do">');
  expect(renderMarkdown(markdown)).toContain('<h3 id="a-detail">');
});

test('no page has two headings with the same id', () => {
  for (const { markdown, slug } of loadContent('content').legalPages) {
    const ids = [...renderMarkdown(markdown).matchAll(/<h\d id="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, slug).toBe(ids.length);
    expect(ids.length, slug).toBeGreaterThan(3);
  }
});

test('phone numbers become links, also across two lines, but not inside a link', () => {
  const links = (markdown: string) =>
    [...renderMarkdown(markdown).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map((match) => match.slice(1));
  expect(links('Ring 0303 123\n1113, 020 8253 0800 or 01632 960101.')).toEqual([
    ['tel:+443031231113', '0303 123 1113'],
    ['tel:+442082530800', '020 8253 0800'],
    ['tel:+441632960101', '01632 960101'],
  ]);
  expect(links('[Ring 0345 015 4033](tel:+443450154033)')).toEqual([['tel:+443450154033', 'Ring 0345 015 4033']]);
  expect(links('Registered with 100345 015 4033 since 2009, 0 to 20 days')).toEqual([]);
});

test.each([
  ['<meta http-equiv="refresh" content="0; url=https://other.example">', ''],
  ['<script>alert(1)</script>\n\nWords.', '<p>Words.</p>'],
  ['Some <b onclick="alert(1)">bold</b> words.', '<p>Some bold words.</p>'],
  ['<!-- A note. -->\n\nWords.', '<p>Words.</p>'],
  // After <kbd>, marked takes a tag that it does not know for text that is already escaped.
  ['<kbd><img src=x onerror=alert(1) "x>', '<p>&lt;img src=x onerror=alert(1) &quot;x&gt;</p>'],
  ['[Words](javascript:alert(1))', '<p>Words</p>'],
  ['[Words](&#106;avascript:alert(1))', '<p>Words</p>'],
  ['[*Words* <b>x</b>][a]\n\n> [a]: javascript:alert(1)', '<p><em>Words</em> x</p>\n<blockquote>\n</blockquote>'],
  ['<javascript:alert(1)>', '<p>javascript:alert(1)</p>'],
  ['![Words](data:image/svg+xml,x)', '<p></p>'],
  ['[Ring](tel:+441632960201)', '<p><a href="tel:+441632960201">Ring</a></p>'],
  ['`<b>`', '<p><code>&lt;b&gt;</code></p>'],
])('a page shows no HTML and no link that can run a script: %s', (markdown, html) => {
  expect(renderMarkdown(markdown).trim()).toBe(html);
});

test('the HTML of an article is kept for its sanitiser', () => {
  expect(renderArticle('Words<br>and <script>alert(1)</script>')).toBe('<p>Words<br>and <script>alert(1)</script></p>\n');
});

test.each([
  ['a paragraph of 22,000 underscores', '_a'.repeat(22_000)],
  ['2,500 nested quotations', `${'>'.repeat(2_500)} <b>Words</b>`],
  ['a table of 500 columns and 1,000 rows', `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|\n'.repeat(1_000)}`],
])('a text that would take seconds is shown without markup: %s', (_, markdown) => {
  const started = process.threadCpuUsage();
  expect(renderMarkdown(markdown)).toMatch(/^<p>[^<]+<\/p>\s*$/);
  expect(headingsOf(markdown)).toEqual([]);
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1_000);
});
