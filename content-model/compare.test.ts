import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../tests/support/property-runs.ts';
import { compareFiles, compareStates } from './compare.ts';
import { parseContentFile } from './content-file.ts';

type Person = Record<string, unknown> & { slug: string };
const file = parseContentFile('team.yaml', readFileSync('content/team.yaml'));
const team = file.data?.value as Person[];
const changesBetween = (before: unknown, after: unknown) =>
  compareStates('team.yaml', { value: before }, { value: after }).changes;
const changes = (before: unknown, after: unknown) =>
  changesBetween(before, after).map(({ after, before, kind, keyPath }) => ({ kind, keyPath, before, after }));
const [ada, bob, cas, dee] = ['Ada', 'Bob', 'Cas', 'Dee'].map((name) => ({ name, role: 'Dentist' }));

describe('the changes between two values', () => {
  test('of a replaced person are one removed and one added', () => {
    const jo = { ...team[4], slug: 'jo', name: 'Jo' };
    expect(changes(team, team.with(4, jo as Person))).toEqual([
      { kind: 'added', keyPath: 'jo', before: undefined, after: jo },
      { kind: 'removed', keyPath: team[4]?.slug, before: team[4], after: undefined },
    ]);
  });

  test('name the field of a renamed entry, by its short name or its place, and entries with one name apart', () => {
    const [first] = team;
    expect(changes(team, team.with(0, { ...first, name: 'Dr T' } as Person))).toEqual([
      { kind: 'changed', keyPath: `${first?.slug}/name`, before: first?.['name'], after: 'Dr T' },
    ]);
    expect(changes([ada, bob], [ada, { ...bob, name: 'Rob' }])).toEqual([
      { kind: 'changed', keyPath: 'Rob/name', before: 'Bob', after: 'Rob' },
    ]);
    expect(
      changes(
        [ada, ada],
        [
          { ...ada, role: 'Nurse' },
          { ...ada, role: 'Hygienist' },
        ],
      ).map(({ keyPath }) => keyPath),
    ).toEqual(['Ada/role', 'Ada+2/role']);
    expect(changes([ada, ada, ada], [ada]).map(({ keyPath }) => keyPath)).toEqual(['Ada+2', 'Ada+3']);
    expect(changes({ tags: ['a', 'b'] }, { tags: ['a', 'c'] })).toEqual([
      { kind: 'changed', keyPath: 'tags/1', before: 'b', after: 'c' },
    ]);
  });

  test('are one for an entry that moved, and one for another order', () => {
    expect(changes([ada, bob, cas, dee], [bob, cas, dee, ada])).toEqual([{ kind: 'moved', keyPath: 'Ada', before: 1, after: 4 }]);
    expect(changes([ada, bob, cas], [cas, bob, ada])).toEqual([
      { kind: 'moved', keyPath: '', before: ['Ada', 'Bob', 'Cas'], after: ['Cas', 'Bob', 'Ada'] },
    ]);
  });

  test('are none for equal values, also with their fields in another order', () => {
    expect(changes(team, structuredClone(team))).toEqual([]);
    expect(changes({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });
});

test('a file with some of its changes keeps its comments, and a new or removed one is one change', () => {
  const bytes = (words: string) => new TextEncoder().encode(words);
  const before = parseContentFile('faq.yaml', bytes("# Kept\n- question: 'One?'\n  answer: One.\n"));
  const after = parseContentFile(
    'faq.yaml',
    bytes("- question: 'One?'\n  answer: Changed.\n- question: 'Two?'\n  answer: Two.\n"),
  );
  const { file } = compareFiles(before, after, ({ kind }) => kind === 'added');
  expect(new TextDecoder().decode(file?.bytes)).toMatch(/^# Kept\n- question: 'One\?'\n {2}answer: One\.\n- question: .*Two/);
  expect(compareFiles(before, undefined)).toMatchObject({ changes: [{ kind: 'removed', field: [] }], file: undefined });
  expect(compareFiles(undefined, after).changes).toHaveLength(2);
});

/** What someone does to the people, by numbers that are used modulo what is there. */
const edits = fc.array(
  fc.record({
    deed: fc.constantFrom('edit', 'add', 'remove', 'replace', 'move'),
    at: fc.nat(99),
    to: fc.nat(99),
    field: fc.constantFrom('name', 'role', 'bio', 'gdcNumber'),
  }),
  { maxLength: 8 },
);

test('of people who are replaced, moved and edited at random, the changes are what was done, and any of them can be chosen', () => {
  fc.assert(
    fc.property(edits, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (deeds, ticks) => {
      let people = [...team];
      const edited = new Map<string, unknown>();
      for (const [index, { at: anywhere, deed, field, to }] of deeds.entries()) {
        const at = anywhere % people.length;
        const person = people[at] as Person;
        const added = { ...person, slug: `new-${index}`, name: `New ${index}` };
        if (deed === 'edit') {
          people = people.with(at, { ...person, [field]: `Edit ${index}` });
          if (!person.slug.startsWith('new-')) edited.set(`${person.slug} ${field}`, `Edit ${index}`);
        }
        if (deed === 'add') people = people.toSpliced(to % (people.length + 1), 0, added);
        if (deed === 'remove' && people.length > 1) people = people.toSpliced(at, 1);
        if (deed === 'replace') people = people.with(at, added);
        if (deed === 'move') people = people.toSpliced(at, 1).toSpliced(to % people.length, 0, person);
      }
      const slugs = (list: readonly Person[]) => list.map(({ slug }) => slug);
      const [were, are] = [slugs(team), slugs(people)];
      const stayed = are.filter((slug) => were.includes(slug));
      const done = [
        ...[...edited].filter(([of]) => are.includes(of.split(' ')[0] ?? '')).map(([of, value]) => `edited ${of}: ${value}`),
        ...are.filter((slug) => !were.includes(slug)).map((slug) => `added ${slug}`),
        ...were.filter((slug) => !are.includes(slug)).map((slug) => `removed ${slug}`),
        ...(stayed.join() === were.filter((slug) => are.includes(slug)).join() ? [] : ['moved']),
      ].sort();
      const inWords = (changes: ReturnType<typeof changesBetween>) =>
        changes
          .map(({ after, keyPath, kind }) =>
            kind === 'moved'
              ? kind
              : keyPath.includes('/')
                ? `edited ${keyPath.replace('/', ' ')}: ${after}`
                : `${kind} ${keyPath}`,
          )
          .sort();
      const changes = changesBetween(team, people);
      expect(inWords(changes)).toEqual(done);

      const pick = (isChosen: (index: number) => boolean) => {
        let index = -1;
        const choose = () => {
          index += 1;
          return isChosen(index);
        };
        return compareStates('team.yaml', { value: team }, { value: people }, choose).state.value as Person[];
      };
      expect(pick(() => true)).toEqual(people);
      expect(pick(() => false)).toEqual(team);
      const some = pick((index) => ticks[index] === true);
      expect(inWords(changesBetween(team, some))).toEqual(inWords(changes.filter((_, index) => ticks[index])));
      expect(inWords(changesBetween(some, people))).toEqual(inWords(changes.filter((_, index) => !ticks[index])));
    }),
    runs(300),
  );
});
