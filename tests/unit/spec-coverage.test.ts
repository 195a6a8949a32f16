import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

const document = 'docs/spec-coverage.md';
const read = (file: string) => readFileSync(file, 'utf8');

/** The specification's own sections, in its order and words. */
const sections = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. Error catalogue',
  '9. Business constants and limits',
];

type Proof = { file: string; title: string };
type Row = { section: string; requirement: string; state: string; proofs: Proof[]; proofText: string; note: string };

function partsOf(markdown: string): { heading: string; text: string }[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ heading: part.split('\n', 1)[0] ?? '', text: part }));
}

/** 'path' › 'title', as often as a cell has it, parted by <br>. A title may hold quotation marks of its own. */
const proofsIn = (cell: string): Proof[] =>
  cell.split('<br>').flatMap((entry) => {
    const [, file, title] = /^\s*`([^`]+)` › '(.+)'\s*$/.exec(entry) ?? [];
    return file && title ? [{ file, title }] : [];
  });

function rowsOf(markdown: string): Row[] {
  return partsOf(markdown).flatMap(({ heading, text }) =>
    [...text.matchAll(/^\|(.*)\|$/gm)]
      .map((match) => (match[1] ?? '').split('|').map((cell) => cell.trim()))
      .filter(([first = '']) => first !== 'Requirement' && !/^-+$/.test(first))
      .map(([requirement = '', state = '', proofText = '', note = '']) => ({
        section: heading,
        requirement,
        state,
        proofs: proofsIn(proofText),
        proofText,
        note,
      })),
  );
}

/** What stands between the quotation marks after `test(`, `it(` or the list of an `each`, but not of one that is skipped. */
function titlesIn(source: string): string[] {
  const call = /(?<![\w.])(?:test|it)(?:\.(?:only|slow))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1,/g;
  const each = /\]?\)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1,/g;
  return [...source.matchAll(call), ...source.matchAll(each)].map((match) => (match[2] ?? '').replace(/\\(['"`])/g, '$1'));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** ${...}, %s and $name stand for whatever the run puts there. */
function titlePattern(title: string): RegExp {
  const pieces = title.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}|%[sdijo]|%\.\d+[sdijo]|\$[a-z]\w*/);
  return new RegExp(`^${pieces.map(escaped).join('.+')}$`, 's');
}

const occursIn = (title: string, source: string) =>
  titlesIn(source).some((known) => known === title || titlePattern(known).test(title));

/** What is wrong with a row, in words; nothing where all is well. */
function faultsOf(row: Row): string[] {
  const missing = row.proofs.flatMap(({ file, title }) => {
    if (!existsSync(file)) return [`names ${file}, which is not there`];
    return occursIn(title, read(file)) ? [] : [`names '${title}', which is no test of ${file}`];
  });
  return [
    ...missing,
    ...(['done', 'open'].includes(row.state) ? [] : [`has the state '${row.state}'`]),
    ...(row.requirement === '' ? ['has no requirement'] : []),
    ...(row.state === 'done' && row.proofs.length === 0 ? ['is done without a test'] : []),
    ...(row.state === 'open' && row.note === '' ? ['is open without a reason'] : []),
    ...(row.proofText !== '' && row.proofText.split('<br>').length !== row.proofs.length
      ? ['has a test that cannot be read']
      : []),
  ];
}

const markdown = read(document);
const rows = rowsOf(markdown);

describe(document, () => {
  it('has every section of the specification, in its order', () => {
    expect(partsOf(markdown).map(({ heading }) => heading)).toEqual(sections);
  });

  it.each(sections)('has a table for section %s', (section) => {
    expect(rows.filter((row) => row.section === section).length).toBeGreaterThan(5);
  });

  it.each(rows)('$section: $requirement', (row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it('says nothing twice in one section', () => {
    const names = rows.map(({ requirement, section }) => `${section}: ${requirement}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('names every file of tests that was written to prove the specification', () => {
    const named = new Set(rows.flatMap(({ proofs }) => proofs.map(({ file }) => file)));
    expect(globSync('tests/browser/specification/*.spec.ts').filter((file) => !named.has(file))).toEqual([]);
  });
});

test('these tests would see a fault', () => {
  const here = 'tests/unit/spec-coverage.test.ts';
  const faults = (line: string) =>
    rowsOf(`## 1. Any\n\n| Requirement | State | Proven by | Note |\n|---|---|---|---|\n${line}\n`).map(faultsOf);
  expect(faults(`| It works | done | \`${here}\` › 'these tests would see a fault' | |`)).toEqual([[]]);
  expect(faults('| It works | done | | |')).toEqual([['is done without a test']]);
  expect(faults('| It works | open | | |')).toEqual([['is open without a reason']]);
  expect(faults('| It works | open | | the blog comes later |')).toEqual([[]]);
  expect(faults(`| It works | done | \`${here}\` › 'never written' | |`)).toEqual([
    [`names 'never written', which is no test of ${here}`],
  ]);
  expect(faults("| It works | done | `no/such.ts` › 'x' | |")).toEqual([['names no/such.ts, which is not there']]);
  expect(faults(`| It works | done | \`${here}\` | |`)).toEqual([['is done without a test', 'has a test that cannot be read']]);
  expect(faults('| It works | perhaps | | |')).toEqual([["has the state 'perhaps'"]]);
});

test('titles are found as they are written, and made of templates', () => {
  const source = [
    "test('plain', () => {});",
    'test("the group\'s own", () => {});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test, with the template that it has
    'test(`the way of ${path} at ${sizes[0]} px`, async () => {});',
    "it.each(rows)('$name has a bio', () => {});",
    "test.each([\n  'a',\n])(\n  'takes %s for nothing',\n  () => {},\n);",
    "test.skip('skipped', () => {});",
  ].join('\n');
  const found = ['plain', "the group's own", 'the way of /blog at 390 px', 'Ada has a bio', 'takes null for nothing'];
  expect(found.filter((title) => !occursIn(title, source))).toEqual([]);
  for (const title of ['skipped', 'plai', 'the way of', 'has a bio']) expect(occursIn(title, source), title).toBe(false);
});
