import { describe, expect, it } from 'vitest';
import { normaliseText } from '../../../../content-model/plain-text.ts';
import { wordingProblems } from '../../../../content-model/wording/rule.ts';
import { sanitiseContent } from '../../../platform/pages/allowed-html.ts';
import { readBlocks } from './article-blocks.ts';
import { letters, structureProblems } from './structure.ts';

const problems = (html: string) => structureProblems(readBlocks(sanitiseContent(html).html)).map(({ detail }) => detail);
const sections = ['One', 'Two', 'Three', 'Four'].map((name) => `<h2>${name}</h2><p>Words.</p>`).join('\n');

const good = [
  `<p>Start.</p>${sections}`,
  `<p>Start.</p>${sections}<h3>Part</h3><p>Words.</p>`,
  `<p>Start.</p>${sections}<h2>Five</h2><h3>Part</h3><p>Words.</p>`,
  `<p>Start.</p>${sections}<h2>Five</h2><ul><li>a<ol><li>b</li></ol></li></ul>`,
  `<p>Start.</p>${sections}<h2 id="whats-normal">What’s normal?</h2><p>Words.</p>`,
];

const bad: [html: string, named: string][] = [
  [sections, 'start with a paragraph'],
  [`<ul><li>a</li></ul>${sections}`, 'start with a paragraph'],
  [`Start.${sections}`, 'outside a paragraph'],
  ['<p>Start.</p><h2>One</h2><p>a</p>', '1 h2 headings'],
  [`<p>Start.</p><h3>Part</h3><p>a</p>${sections}`, 'before any h2'],
  [`<p>Start.</p>${sections}<h2> </h2><p>a</p>`, 'empty'],
  [`<p>Start.</p>${sections}<h2>&shy;&#8203;</h2><p>a</p>`, 'empty'],
  [`<p>Start.</p>${sections}<h2>ONE!</h2><p>a</p>`, 'twice'],
  [`<p>Start.</p>${sections}<h3>One</h3><p>a</p>`, 'twice'],
  [`<p>Start.</p>${sections}<h2>Five</h2>`, 'no text under it'],
  [`<p>Start.</p>${sections}<h2>Five</h2><h2>Six</h2><p>a</p>`, 'no text under it'],
  [`<p>Start.</p>${sections}loose`, 'outside a paragraph'],
  [`<p>Start.</p>${sections}<ul>loose<li>a</li></ul>`, 'outside a paragraph'],
  [`<p>Start.</p>${sections}<ul><li><h3>a</h3>b</li></ul>`, 'is not allowed inside <li>'],
  [`<p>Start.</p>${sections}<h2 id="root">Five</h2><p>a</p>`, 'must be five'],
];

describe('structure', () => {
  it.each(good)('accepts %s', (html) => {
    expect(problems(html)).toEqual([]);
  });

  it.each(bad)('rejects %s: %s', (html, named) => {
    expect(problems(html).join('\n')).toContain(named);
  });
});

describe('letters', () => {
  it.each(['The bеst dentist (with a Cyrillic е)', '٠١٦٣٢', 'STOP NOW', 'BOOK A VISIT TODAY'])('are reported in %j', (text) => {
    expect(wordingProblems(letters, normaliseText(text))).not.toEqual([]);
  });

  it.each(['Café, naïve and façade', 'The NHS and the GDC', 'COVID came'])('are not reported in %j', (text) => {
    expect(wordingProblems(letters, normaliseText(text))).toEqual([]);
  });
});
