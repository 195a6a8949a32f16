import { describe, expect, it } from 'vitest';
import { sanitiseContent } from './allowed-html.ts';
import { readBlocks } from './article-blocks.ts';

const read = (html: string) => readBlocks(sanitiseContent(html).html);

describe('the blocks of an article', () => {
  it('are its paragraphs, headings and list items in order', () => {
    const html = '<p>One</p><h2 id="two">Two</h2><ul><li>Three</li><li><p>Four</p></li></ul><blockquote>Five</blockquote>';
    expect(read(html).blocks).toEqual([
      { tag: 'p', text: 'One' },
      { tag: 'h2', text: 'Two', id: 'two' },
      { tag: 'li', text: 'Three' },
      { tag: 'p', text: 'Four' },
      { tag: 'blockquote', text: 'Five' },
    ]);
  });

  it('contain the text as displayed: entities decoded, inline tags removed, a line break as a space', () => {
    expect(read('<p>A&amp;E is <strong>&#163;</strong>5<em>0</em><br>now &lt;b&gt; so&shy;on</p>').blocks).toEqual([
      { tag: 'p', text: 'A&E is £50 now <b> soon' },
    ]);
  });

  it('include text outside any block, and empty headings', () => {
    expect(read('Loose <h2> </h2><p></p>').blocks).toEqual([
      { tag: 'none', text: 'Loose' },
      { tag: 'h2', text: '' },
    ]);
  });

  it('are split at a nested list', () => {
    expect(read('<ul><li>a<ul><li>b</li></ul>c</li></ul>').blocks.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('report misplaced blocks', () => {
    expect(read('<li>a</li>').misplaced).toEqual(['<li> is not allowed at the top level']);
    expect(read('<ul><li><h2>a</h2></li></ul>').misplaced).toEqual(['<h2> is not allowed inside <li>']);
    expect(read('<ul><p>a</p></ul>').misplaced).toEqual(['<p> is not allowed inside <ul>']);
  });

  it('come with the links and their decoded addresses', () => {
    expect(read('<p><a href="/blog?a=1&amp;b=&quot;2">the <em>blog</em></a> <a>none</a></p>').links).toEqual([
      { href: '/blog?a=1&b="2', text: 'the blog' },
      { href: undefined, text: 'none' },
    ]);
  });
});
