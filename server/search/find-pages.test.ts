import { describe, expect, it } from 'vitest';
import { excerptAround, markWords } from './excerpt.ts';
import { findPages, indexPages } from './find-pages.ts';
import { cleanQuery, queryStems } from './query-words.ts';

const says = (text: string, more: { title?: string; headings?: string[]; keywords?: string; description?: string } = {}) => ({
  title: '',
  description: '',
  keywords: '',
  headings: [],
  indexed: true,
  text,
  ...more,
});
const pages = indexPages([
  { path: '/whitening', name: 'Teeth Whitening', says: says('Three ways to whiter teeth. Gums are shielded.') },
  { path: '/gums', name: 'Hygiene', says: says('We look at teeth and a gum. Gum care, gum advice.', { headings: ['Gum care'] }) },
  { path: '/emergency', name: 'Emergency Dentist', says: says('Ring us about a broken tooth in Ripon.') },
  { path: '/ripon', name: 'Ripon Dentist', says: says('We are beside the cathedral. In an emergency, ring.') },
]);
const find = (query: string) => findPages(pages, queryStems(query), 10).map(({ path }) => path);
const shown = (parts: { text: string; marked: boolean }[] | undefined) =>
  parts?.map(({ marked, text }) => (marked ? `[${text}]` : text)).join('');

describe('a query', () => {
  it('is normalised to one line of at most 200 characters without control characters', () => {
    expect(cleanQuery('  gum\u0000\u202e \n care ')).toBe('gum care');
    expect([...cleanQuery('😀'.repeat(300))]).toHaveLength(200);
    expect(cleanQuery('\ud800')).toBe('\ufffd');
  });

  it('ignores stop words', () => {
    expect(queryStems('How much is a crown?')).toEqual(['crown']);
    expect(queryStems('who are you')).toEqual(['who', 'are', 'you']);
    expect(queryStems([...'abcdefghijklmnopqrst'].map((letter) => letter + letter).join(' '))).toHaveLength(16);
    expect(queryStems("Children's emergencies, access")).toEqual(['children', 'emergenc', 'access']);
    expect(queryStems('?!')).toEqual([]);
  });
});

describe('findPages', () => {
  it('ranks matches in the name above headings, and headings above text', () => {
    expect(find('gum')).toEqual(['/gums', '/whitening']);
    expect(find('whitening')).toEqual(['/whitening']);
    expect(find('emergency')).toEqual(['/emergency', '/ripon']);
  });

  it('matches singular, plural and prefixes', () => {
    expect(find('gums')).toEqual(find('gum'));
    expect(find('emergencies')).toEqual(['/emergency', '/ripon']);
    expect(find('whit')).toEqual(['/whitening']);
    expect(find('ening')).toEqual([]);
  });

  it('requires every word if any page has them all, otherwise any word', () => {
    expect(find('broken tooth')).toEqual(['/emergency']);
    expect(find('gum cathedral')).toEqual(['/gums', '/whitening', '/ripon']);
    expect(find('zebra')).toEqual([]);
  });

  it('treats regular expression characters literally', () => {
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
