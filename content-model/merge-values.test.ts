import { describe, expect, test } from 'vitest';
import { hasEntries, keyPathOf, mergeValues, originsOf } from './merge-values.ts';

const base = { phone: '1', hours: { monday: '9', tuesday: '9' }, team: [{ name: 'Ada' }, { name: 'Bob', role: 'Dentist' }] };

describe('two changes of a value', () => {
  test('are joined if they are of different fields', () => {
    const mine = { ...base, phone: '2' };
    const theirs = { ...base, hours: { monday: '8', tuesday: '9' } };
    expect(mergeValues(base, mine, theirs)).toEqual({
      value: { ...base, phone: '2', hours: { monday: '8', tuesday: '9' } },
      conflicts: [],
    });
  });

  test('conflict if they are of the same field, and mine stays', () => {
    const { conflicts, value } = mergeValues(base, { ...base, phone: '2' }, { ...base, phone: '3' });
    expect(value).toEqual({ ...base, phone: '2' });
    expect(conflicts).toEqual([{ field: ['phone'], mine: '2', theirs: '3' }]);
  });

  test('keep entries that either added, changed or removed', () => {
    const mine = { ...base, team: [{ name: 'Ada' }, { name: 'Cas' }, { name: 'Bob', role: 'Dentist' }] };
    const theirs = { ...base, team: [{ name: 'Bob', role: 'Hygienist' }, { name: 'Dee' }] };
    expect(mergeValues(base, mine, theirs)).toEqual({
      value: { ...base, team: [{ name: 'Cas' }, { name: 'Bob', role: 'Hygienist' }, { name: 'Dee' }] },
      conflicts: [],
    });
  });

  test('conflict if one changed an entry that the other removed', () => {
    const mine = { team: [{ name: 'Ada' }] };
    const theirs = { team: [{ name: 'Ada' }, { name: 'Bob', role: 'Hygienist' }] };
    expect(mergeValues({ team: base.team }, mine, theirs).conflicts).toHaveLength(1);
  });

  test('a conflict names the entry by its place in the joined list', () => {
    const faq = (answers: Record<string, string>) => Object.entries(answers).map(([question, answer]) => ({ question, answer }));
    const { conflicts, value } = mergeValues(
      faq({ one: '1', two: '2', three: '3', four: '4' }),
      faq({ one: '1', two: '2', three: 'mine', four: '4' }),
      faq({ two: '2', three: 'theirs', four: '4' }),
    );
    expect(value).toEqual(faq({ two: '2', three: 'mine', four: '4' }));
    expect(conflicts).toMatchObject([{ field: [1, 'answer'], mine: 'mine', theirs: 'theirs' }]);
  });

  test.each([
    ['of a fixed length', { items: {}, minItems: 2, maxItems: 2 }, ['Ada', 'Bob'], ['Cas', 'Bob'], ['Dee', 'Bob']],
    [
      'with a longest length',
      { anyOf: [{ type: 'string' }, { items: {}, maxItems: 2 }] },
      ['Ada'],
      ['Ada', 'Bob'],
      ['Ada', 'Cas'],
    ],
    ['with a shortest length', { items: {}, minItems: 2 }, ['Ada', 'Bob', 'Cas'], ['Ada', 'Bob'], ['Ada', 'Cas']],
  ])('conflict as whole lists if the joined list %s is not allowed', (_, list, before, mine, theirs) => {
    const schema = { properties: { team: list } };
    expect(mergeValues({ team: before }, { team: mine }, { team: theirs }, schema)).toEqual({
      value: { team: mine },
      conflicts: [{ field: ['team'], mine, theirs }],
    });
  });

  test('are one change if both made it', () => {
    const same = { ...base, phone: '2' };
    expect(mergeValues(base, same, structuredClone(same))).toEqual({ value: same, conflicts: [] });
  });

  test('do not include fields in another order', () => {
    const { hours, ...others } = base;
    const reordered = { ...others, hours: { tuesday: '9', monday: '9' } };
    expect(mergeValues({ list: [base] }, { list: [reordered] }, { list: [] })).toEqual({ value: { list: [] }, conflicts: [] });
    expect(originsOf([{ hours, phone: '1' }, { hours }, {}], [{ hours }, {}, { phone: '1', hours }])).toEqual(
      new Map([
        [0, 1],
        [1, 2],
        [2, 0],
      ]),
    );
  });
});

test('the path of a field has the keys of entries, and tells whether a value has them', () => {
  const team = [{ slug: 'ada', languages: ['Urdu'] }, { slug: 'b/b' }, {}, { slug: 'ada' }];
  const paths = [
    [0, 'languages', 0],
    [1, 'name'],
    [2, 'name'],
    [3, 'name'],
  ].map((field) => keyPathOf(team, field));
  expect(paths).toEqual(['ada/languages/0', 'b%2Fb/name', '2/name', 'ada+2/name']);
  expect(paths.map((path) => hasEntries(team.toReversed().slice(1), path))).toEqual([true, true, false, false]);
});
