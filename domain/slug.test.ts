import { describe, expect, it } from 'vitest';
import { isSlug, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['How to brush well', 'how-to-brush-well'],
    ['NHS charges: what you pay in 2026', 'nhs-charges-what-you-pay-in-2026'],
    ["Children's teeth", 'childrens-teeth'],
    ['Children’s teeth', 'childrens-teeth'],
    ['Hygiene & Prevention', 'hygiene-prevention'],
    ['Café, crème brûlée and your enamel', 'cafe-creme-brulee-and-your-enamel'],
    ['Zoë, Łukasz, Søren and Strauß', 'zoe-lukasz-soren-and-strauss'],
    ['  spaces -- and_underscores  ', 'spaces-and-underscores'],
    ['İstanbul', 'istanbul'],
    ['Ｆｕｌｌ width', 'full-width'],
    ['e\u0301clair', 'eclair'],
  ])('turns %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it.each(['', '   ', '!!!', '日本語', '🦷', "'’"])("falls back to 'article' for %j", (title) => {
    expect(slugify(title)).toBe('article');
  });

  it('truncates a longer slug at a word boundary', () => {
    expect(slugify(`${'a'.repeat(39)} ${'b'.repeat(40)} c`)).toBe(`${'a'.repeat(39)}-${'b'.repeat(40)}`);
    expect(slugify(`${'a'.repeat(39)} ${'b'.repeat(41)}`)).toBe('a'.repeat(39));
  });

  it('truncates a single long word at 80 characters', () => {
    expect(slugify('a'.repeat(500))).toBe('a'.repeat(80));
  });
});

describe('isSlug', () => {
  it('accepts lower-case words joined by hyphens', () => {
    expect(['a', 'bradford-dentist', '2026-in-teeth', '1'].every(isSlug)).toBe(true);
  });

  it('rejects everything else', () => {
    const others = ['', '-', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'a_b', 'é', 'a\n', '%61', '..'];
    expect(others.filter(isSlug)).toEqual([]);
  });
});
