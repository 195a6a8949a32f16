import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { headingsOf, renderMarkdown } from './markdown.ts';

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
