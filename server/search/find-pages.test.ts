import { describe, expect, it } from 'vitest';
import { excerptAround, markWords } from './excerpt.ts';
import { indexPages } from './find-pages.ts';
import { cleanQuery, significantTerms } from './query-words.ts';

const says = (text: string, more: { title?: string; headings?: string[]; keywords?: string; description?: string } = {}) => ({
  title: '',
  description: '',
  keywords: '',
  headings: [],
  indexed: true,
  text,
  ...more,
});
const pages = indexPages(
  [
    { path: '/whitening', name: 'Teeth Whitening', says: says('Three ways to whiter teeth. Gums are shielded.') },
    {
      path: '/gums',
      name: 'Hygiene',
      says: says('We look at teeth and a gum. Gum care, gum advice.', { headings: ['Gum care'] }),
    },
    { path: '/emergency', name: 'Emergency Dentist', says: says('Ring us about a broken tooth in Ripon.') },
    { path: '/ripon', name: 'Ripon Dentist', says: says('We are beside the cathedral. In an emergency, ring.') },
  ],
  [
    { typed: ['bleach', 'made whiter'], means: 'whitening' },
    { typed: ['snapped off'], means: 'broken' },
  ],
);
const find = (query: string) => pages.find(pages.variants(query), 10).map(({ path }) => path);
const shown = (parts: { text: string; marked: boolean }[] | undefined) =>
  parts?.map(({ marked, text }) => (marked ? `[${text}]` : text)).join('');

describe('a query', () => {
  it('is normalised to one line of at most 200 characters without control characters', () => {
    expect(cleanQuery('  gum\u0000\u202e \n care ')).toBe('gum care');
    expect([...cleanQuery('😀'.repeat(300))]).toHaveLength(200);
    expect(cleanQuery('\ud800')).toBe('\ufffd');
  });

  it('ignores stop words and counts singular and plural as one', () => {
    expect(significantTerms('How much is a crown?')).toEqual(['crown']);
    expect(significantTerms('who are you')).toEqual(['who', 'are', 'you']);
    expect(significantTerms('Does this hurt?')).toEqual(['hurt']);
    expect(significantTerms("Children's emergencies, crowns, crown, access")).toEqual([
      'children',
      'emergency',
      'crown',
      'access',
    ]);
    expect(significantTerms('?!')).toEqual([]);
  });

  it('has its spelling corrected if no page has the word', () => {
    expect(pages.variants('emergancy')).toEqual(['emergency']);
    expect(pages.variants('ripom cathedrale')).toEqual(['ripon cathedral']);
    expect(pages.variants('gim')).toEqual(['gim']);
    expect(pages.variants('zebra')).toEqual(['zebra']);
  });

  it('has at most 16 words', () => {
    const words = [...'abcdefghijklmnopqrst'].map((letter) => letter.repeat(4));
    expect(pages.variants(words.join(' '))).toEqual([words.slice(0, 16).join(' ')]);
  });

  it('is also looked up with synonyms, which may stand for several words', () => {
    expect(pages.variants('Bleaching')).toEqual(['bleaching']);
    expect(pages.variants('bleach my teeth')).toEqual(['bleach teeth', 'whitening teeth']);
    expect(pages.variants('tooth snapped off')).toEqual(['tooth snapped off', 'tooth broken']);
  });
});

describe('pages', () => {
  it('with the word in the name come first, then those with it in a heading', () => {
    expect(find('gum')).toEqual(['/gums', '/whitening']);
    expect(find('whitening')).toEqual(['/whitening']);
    expect(find('emergency')).toEqual(['/emergency', '/ripon']);
  });

  it('match singular, plural, prefixes and misspellings', () => {
    expect(find('gums')).toEqual(find('gum'));
    expect(find('emergencies')).toEqual(['/emergency', '/ripon']);
    expect(find('whit')).toEqual(['/whitening']);
    expect(find('ening')).toEqual([]);
    expect(find('cathedrel')).toEqual(['/ripon']);
  });

  it('match synonyms', () => {
    expect(find('bleach')).toEqual(['/whitening']);
    expect(find('tooth snapped off')).toEqual(['/emergency']);
  });

  it('have every word if any page has them all, otherwise any word', () => {
    expect(find('broken tooth')).toEqual(['/emergency']);
    expect(find('gum cathedral').toSorted()).toEqual(['/gums', '/ripon', '/whitening']);
    expect(find('zebra')).toEqual([]);
  });

  it('treat regular expression characters literally', () => {
    expect(find('.*')).toEqual([]);
    expect(find('(gum|')).toEqual(['/gums', '/whitening']);
  });
});

describe('an excerpt', () => {
  const long = `${'Nothing to see here. '.repeat(30)}A crown covers a tooth and costs what the band says. ${'And on it goes. '.repeat(30)}`;

  it('surrounds the matched words, is cut between words and marks the matches', () => {
    const text = shown(excerptAround(long, ['crown', 'cost'])) ?? '';
    expect(text).toMatch(/^… \w.*A \[crown\] covers a tooth and \[costs\] what.* …$/);
    expect(text.length).toBeLessThan(220);
  });

  it('is the whole of a short text, and undefined without a match', () => {
    expect(shown(excerptAround('Gum care.', ['gum']))).toBe('[Gum] care.');
    expect(excerptAround('Gum care.', ['crown'])).toBeUndefined();
  });

  it('keeps the whole text when marking', () => {
    const parts = markWords('Gums, gum: “gum’s” gum', ['gum']);
    expect(parts.map(({ text }) => text).join('')).toBe('Gums, gum: “gum’s” gum');
    expect(parts.filter(({ marked }) => marked)).toHaveLength(4);
  });
});
