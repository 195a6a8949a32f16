import { describe, expect, it } from 'vitest';
import { forNhsLists, type NhsLists } from './nhs-lists.ts';

const some: NhsLists = { accepting: ['Bradford', 'Ripon'], full: ['Leeds'] };
const one: NhsLists = { accepting: ['Ripon'], full: ['Bradford', 'Leeds'] };
const all: NhsLists = { accepting: ['Bradford', 'Ripon', 'Leeds'], full: [] };
const none: NhsLists = { accepting: [], full: ['Bradford', 'Ripon', 'Leeds'] };

describe('forNhsLists', () => {
  it("follows a practice's own list", () => {
    const text = { whenAccepting: 'Join us.', whenFull: 'Our list is full.' };
    expect(forNhsLists(text, some, true)).toBe('Join us.');
    expect(forNhsLists(text, all, true)).toBe('Join us.');
    expect(forNhsLists(text, some, false)).toBe('Our list is full.');
    expect(forNhsLists(text, none, false)).toBe('Our list is full.');
  });

  it('uses the text for a full group if there is one', () => {
    const text = { whenAccepting: 'Join us.', whenFull: 'Join in {acceptingOr}.', whenAllFull: 'All lists are full.' };
    expect(forNhsLists(text, some, false)).toBe('Join in Bradford or Ripon.');
    expect(forNhsLists(text, none, false)).toBe('All lists are full.');
  });

  it('follows all lists together', () => {
    const text = { whenAllAccept: 'All.', whenSomeAccept: 'Some.', whenAllFull: 'None.' };
    expect([all, some, one, none].map((lists) => forNhsLists(text, lists))).toEqual(['All.', 'Some.', 'Some.', 'None.']);
    expect(forNhsLists({ whenSomeAccept: 'Some or all.', whenAllFull: 'None.' }, all)).toBe('Some or all.');
  });

  it('reaches every part of a page and leaves other values alone', () => {
    const page = {
      heading: 'Dentist',
      practices: { accepting: 'Accepting NHS patients', listFull: 'NHS list full' },
      items: [{ title: 'Prices' }, { whenAccepting: { title: 'Join in {accepting}' }, whenFull: { title: 'Call' } }],
      keywords: { whenAccepting: ['open'], whenFull: ['full'] },
      rating: 4.9,
      charge: 'Costs {charge}, {accepting}',
      image: undefined,
    };
    expect(forNhsLists(page, some, true)).toEqual({
      ...page,
      items: [{ title: 'Prices' }, { title: 'Join in Bradford and Ripon' }],
      keywords: ['open'],
    });
  });

  it('throws if there is no text for the state', () => {
    expect(() => forNhsLists({ whenAccepting: 'Join us.', whenFull: 'Full.' }, some)).toThrow('no text for the state');
  });
});

describe('towns in a text', () => {
  const fill = (whenSomeAccept: string, lists: NhsLists) => forNhsLists({ whenSomeAccept, whenAllFull: '' }, lists);

  it('are joined as people say them', () => {
    expect(fill('{accepting}; {acceptingOr}; {full}', one)).toBe('Ripon; Ripon; Bradford and Leeds');
    expect(fill('{accepting}; {acceptingOr}', all)).toBe('Bradford, Ripon and Leeds; Bradford, Ripon or Leeds');
  });

  it('decide between singular and plural in their sentence, before and after them', () => {
    const text = '{accepting} {is|are} taking patients. The {list|lists} in {full} {is|are} full.';
    expect(fill(text, some)).toBe('Bradford and Ripon are taking patients. The list in Leeds is full.');
    expect(fill(text, one)).toBe('Ripon is taking patients. The lists in Bradford and Leeds are full.');
  });

  it('decide in the next sentence, too', () => {
    const text = 'Ring {accepting}. You can choose {it|either|any of them}.';
    expect(fill(text, one)).toBe('Ring Ripon. You can choose it.');
    expect(fill(text, some)).toBe('Ring Bradford and Ripon. You can choose either.');
    expect(fill(text, all)).toBe('Ring Bradford, Ripon and Leeds. You can choose any of them.');
  });

  it('leave other placeholders alone', () => {
    expect(fill('{accepting}: {charge} {full time}', one)).toBe('Ripon: {charge} {full time}');
  });
});
