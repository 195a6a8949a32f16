import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { renderArticle, renderMarkdown } from '../../content-model/markdown.ts';
import { markdownOf } from './articles.ts';

const content = loadContent('content');
const ofOldRow = (html: string) => markdownOf({ content: html, markdown: null });
const withoutSpaces = (html: string) => html.replace(/\s+/g, ' ').replace(/> | </g, (match) => match.trim());

test('every article of the content can be edited as Markdown', () => {
  for (const { markdown, slug } of [...content.blogArticles, ...content.blogBacklog]) {
    const edited = ofOldRow(renderMarkdown(markdown));
    expect(edited, slug).not.toMatch(/^<\w/m);
    expect(withoutSpaces(renderArticle(edited)), slug).toBe(withoutSpaces(renderMarkdown(markdown)));
  }
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
  const edited = ofOldRow(html);
  expect(edited).not.toContain('<p>');
  expect(withoutSpaces(renderMarkdown(edited))).toBe(withoutSpaces(html));
});

test('headings of a model have no ids', () => {
  expect(ofOldRow('<h2>At home</h2>\n<p>Brush.</p>')).toBe('## At home\n\nBrush.');
});

test('HTML without Markdown stays HTML, and so does one that is nested too deeply to convert', () => {
  const two = '<ul><li>a</li></ul>\n<ul><li>b</li></ul>';
  expect(ofOldRow(two.replace('\n', '\n \n'))).toBe(two);
  const deep = `${'<blockquote>'.repeat(5_000)}a${'</blockquote>'.repeat(5_000)}`;
  expect(ofOldRow(deep)).toBe(deep);
});

test('a table that would take seconds to convert stays HTML', () => {
  const long = renderMarkdown(`| a | b |\n| --- | --- |\n${'| 1 | 2 |\n'.repeat(200)}`);
  expect(ofOldRow(long)).toBe(long);
});

test('the Markdown is the text only while it is that of the HTML', () => {
  const markdown = 'A door, _open_.';
  expect(markdownOf({ content: renderArticle(markdown), markdown })).toBe(markdown);
  expect(markdownOf({ content: '<p>Another text</p>', markdown })).toBe('Another text');
});

test('Markdown with HTML at its end stays Markdown, although the row has no space there', () => {
  const markdown = 'One.\n\n<p>Two</p> end\n';
  expect(markdownOf({ content: renderArticle(markdown).trim(), markdown })).toBe(markdown);
});
