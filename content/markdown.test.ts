import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { headingsOf, renderMarkdown } from './markdown.ts';

test('every heading has an address, and the list of contents leads to it', () => {
  const markdown = "## Step 1: say so\n\nWords.\n\n### A detail\n\n## What we'll do\n";
  expect(headingsOf(markdown)).toEqual([
    { id: 'step-1-say-so', text: 'Step 1: say so' },
    { id: 'what-well-do', text: "What we'll do" },
  ]);
  expect(renderMarkdown(markdown)).toContain('<h2 id="what-well-do">');
  expect(renderMarkdown(markdown)).toContain('<h3 id="a-detail">');
});

test('no page has two headings with one address', () => {
  for (const { markdown, slug } of loadContent('content').legalPages) {
    const ids = [...renderMarkdown(markdown).matchAll(/<h\d id="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, slug).toBe(ids.length);
    expect(ids.length, slug).toBeGreaterThan(3);
  }
});
