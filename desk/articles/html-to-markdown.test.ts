import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { renderMarkdown } from '../../content-model/markdown.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const content = loadContent('content');

test('every article of the content can be edited as Markdown, except one with a table', () => {
  const articles = [...content.blogArticles, ...content.blogBacklog];
  const failed = articles.filter(({ markdown }) => htmlToMarkdown(renderMarkdown(markdown)) === undefined);
  expect(failed.map(({ slug }) => slug)).toEqual(['three-ways-to-fill-a-gap']);
});

test.each([
  'A *word* with a snake\\_case, 3 \\* 4, \\[brackets\\] and a < b & c',
  '1\\. Not a list',
  '- one\n- two with **bold**\n  - nested\n- three',
  '1. first\n\n   more of it\n\n2. second',
  '> A quotation\n>\n> of two paragraphs',
  'One line\\\nand another',
  'Ring 01632 960101 or see [the page](/nhs-information?a=1&b=2#top)',
])('%s', (markdown) => {
  const html = renderMarkdown(markdown);
  const edited = htmlToMarkdown(html);
  expect(edited).toBeDefined();
  expect(renderMarkdown(edited ?? '').replace(/\s+/g, ' ')).toBe(html.replace(/\s+/g, ' '));
});

test('HTML that Markdown cannot express is not offered for editing', () => {
  expect(htmlToMarkdown('<p>a <span>b</span></p>')).toBeUndefined();
  expect(htmlToMarkdown('<h2 id="mine">Ours</h2><p>a</p>')).toBeUndefined();
});
