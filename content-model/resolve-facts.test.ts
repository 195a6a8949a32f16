import { expect, test } from 'vitest';
import { unlabelledFiles } from '../tests/support/earlier-content.ts';
import { checkContent } from './check.ts';
import type { Edit, Fact } from './checks/fact.ts';
import { differingFacts } from './checks/facts.ts';
import { type ContentFile, parseContentFile } from './content-file.ts';
import { parseContent } from './load.ts';
import { editedFiles } from './resolve-facts.ts';

const files = unlabelledFiles();
const { content } = parseContent(files);
const today = '2026-11-16';
const facts = content ? differingFacts(content) : [];

function after(edits: readonly Edit[], from: readonly ContentFile[] = files) {
  const edited = editedFiles(from, edits);
  const reading = parseContent(from.map((old) => edited.find(({ file }) => file === old.file) ?? old));
  expect(reading.problems).toEqual([]);
  if (!reading.content) throw new Error('invalid');
  const { content: resolved } = reading;
  return {
    reading,
    content: resolved,
    text: edited.map(({ bytes }) => new TextDecoder().decode(bytes)).join(),
    edited,
    left: differingFacts(resolved),
  };
}
const choicesOf = ({ values }: Fact) => values.flatMap(({ edits, words }) => (edits ? [{ edits, words }] : []));
const choice = (id: string, words: string) => {
  const found = facts.flatMap((fact) => (fact.id === id ? choicesOf(fact) : [])).find((value) => value.words.startsWith(words));
  if (!found) throw new Error(`no choice '${words}'`);
  return found.edits;
};

test('a place is named as staff call it', () => {
  const places = facts.flatMap(({ values }) => values.flatMap(({ where }) => where));
  expect(places).toContain("The page 'NHS Dentist Leeds'");
  for (const place of places) expect(place).not.toMatch(/surface|structured|\w-\w/);
});

test.each(facts.map((fact) => [fact.title, fact] as const))(
  '%s: each choice makes it one, and no other fact differs more',
  (_, fact) => {
    for (const { edits, words } of choicesOf(fact)) {
      const ids = after(edits).left.map(({ id }) => id);
      expect(ids, words).not.toContain(fact.id);
      expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }
  },
);

test('all facts are resolved together, without surfaces, with every comment, and the check has nothing to say about them', () => {
  const { content: resolved, edited, left, reading } = after(facts.flatMap((fact) => choicesOf(fact)[0]?.edits ?? []));
  expect(left).toEqual([]);
  expect(checkContent(reading, today).filter(({ kind }) => kind === 'conflict')).toEqual([]);
  const { hours, hoursTexts, ratings } = resolved.organisation;
  expect([
    ...ratings,
    ...resolved.practices.flatMap((practice) => [...practice.hours, ...practice.phones, ...practice.ratings]),
  ]).toEqual(Array.from({ length: 10 }, () => expect.not.objectContaining({ surfaces: expect.anything() })));
  expect(hours.map(({ surfaces }) => surfaces)).toEqual([['accessibility-line']]);
  expect(hoursTexts).toEqual([]);
  for (const { bytes, file } of edited) {
    const comments = (text: Uint8Array | undefined) => new TextDecoder().decode(text).match(/^ *#.*$/gm);
    expect(comments(bytes), file).toEqual(comments(files.find((old) => old.file === file)?.bytes));
  }
});

test("a practice's hours are chosen for it alone, and a week for all practices keeps their lunch breaks", () => {
  const leeds = after(choice('hours-leeds', 'Mon-Fri 9:00-5:30')).content;
  expect(leeds.practices[2]?.hours).toEqual([{ week: leeds.organisation.hours.at(-1)?.week }]);
  expect(leeds.organisation.hours[0]?.surfaces).toEqual(['legal-pages']);
  const all = after(choice('hours', 'Mon-Fri 9:00-5:00 (lunch 12:30-1:30)'));
  expect(all.left.map(({ id }) => id).filter((id) => id.startsWith('hours'))).toEqual([]);
  expect(all.content.practices.map(({ hours: [entry] }) => entry?.week.monday)).toEqual(
    Array.from({ length: 3 }, () => ({ open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } })),
  );
});

test('of an answer with the hours of the group only these sentences are replaced, and all of them are shown', () => {
  const faq =
    "- question: 'One?'\n  answer: On a Monday, ring early.\n- question: 'Two?'\n  answer: Ring us. We open on Monday at 9. We close on Sunday. Bring a coat.\n";
  const own = files.map((old) => (old.file === 'faq.yaml' ? parseContentFile('faq.yaml', new TextEncoder().encode(faq)) : old));
  const group = differingFacts(parseContent(own).content ?? expect.fail()).find(({ id }) => id === 'hours');
  const where = ["The question 'Two?'"];
  expect(group?.values).toContainEqual(
    expect.objectContaining({ words: "'We open on Monday at 9. We close on Sunday.'", where }),
  );
  for (const { edits } of group ? choicesOf(group) : [])
    expect(after(edits, own).content.faq.map(({ answer }) => answer)).toEqual([
      'On a Monday, ring early.',
      'Ring us. The contact cards on this page give the opening hours of Bradford, Ripon and Leeds. Bring a coat.',
    ]);
});
