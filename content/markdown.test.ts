import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { headingsOf, renderMarkdown, unsafeParts } from './markdown.ts';

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
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
  ['Before <script>alert(1)</script> after', '<p>Before alert(1) after</p>'],
  ['<div onclick="x()">\n\n**Bold**\n\n</div>', '<p><strong>Bold</strong></p>'],
  ['A <kbd>key <img src=x onerror=alert(1)></kbd>', '<p>A key </p>'],
  ['<!-- a note -->\n\nText', '<p>Text</p>'],
  ['[link](javascript:alert(1)) and ![x](data:image/svg+xml,y)', '<p>link and </p>'],
  ['[mail](mailto:a@group.example)', '<p><a href="mailto:a@group.example">mail</a></p>'],
])('nothing of the HTML in %s is in the page', (markdown, html) => {
  expect(renderMarkdown(markdown).trim()).toBe(html);
});

test('HTML and unsafe addresses are found, comments are not', () => {
  expect(unsafeParts('<!-- a note -->\n\nSee <b>this</b>, [that](javascript:x) and [more](/blog).')).toEqual([
    { raw: '<b>' },
    { raw: '</b>' },
    { raw: '[that](javascript:x)', address: 'javascript:x' },
  ]);
});
