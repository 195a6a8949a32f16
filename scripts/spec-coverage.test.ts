import { expect, test } from 'vitest';
import { coverageOf, proofsIn } from './spec-coverage.ts';

const section = (...sentences: (string | { sentence: string; untested: string })[]) => [{ section: '2. Screens', sentences }];
const proof = (sentence: string, test = 'works') => ({ sentence, file: 'a.test.ts', test });

test('a comment belongs to the next test, test table or entry', () => {
  const source = [
    '// @spec 1: One',
    '// @spec 2: Two: with a colon',
    "test('plain', () => {});",
    '  // @spec 1: One',
    "  it.each([\n    'a',\n  ])(\n    'takes %s', () => {});",
    '// @spec 2: Two: with a colon',
    '  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test
    'test(`${path} reads`, () => {});',
    '// @spec 3: Three',
    "'/complaints': {",
    '// @spec 4: Four',
    "test.skip('skipped', () => {});",
  ].join('\n');
  expect(proofsIn('a.test.ts', source).map(({ sentence, test }) => [sentence, test])).toEqual([
    ['1: One', 'plain'],
    ['2: Two: with a colon', 'plain'],
    ['1: One', 'takes %s'],
    ['2: Two: with a colon', '{path} reads'],
    ['3: Three', '/complaints'],
    ['4: Four', ''],
  ]);
});

test('lists a sentence with its test, with any title', () => {
  const coverage = coverageOf(section('Footer: six links'), [proof('2: Footer: six links', 'has six links | or more')]);
  expect(coverage).toMatchObject({ untested: [], faults: [] });
  expect(coverage.document).toContain('| Footer: six links | `a.test.ts` › has six links \\| or more |  |');
});

test('lists a sentence without a test, which is a fault unless it has a reason', () => {
  expect(coverageOf(section('One', { sentence: 'Two', untested: 'no tooltip' }), [])).toMatchObject({
    untested: ['2: One', '2: Two (no tooltip)'],
    faults: ['no test has the comment @spec 2: One'],
  });
});

test('reports unknown, duplicate and unexpectedly tested sentences and comments without a test', () => {
  const proofs = [proof('2: One'), proof('2: Other'), proof('2: One', '')];
  expect(coverageOf(section({ sentence: 'One', untested: 'why' }, 'One'), proofs).faults).toEqual([
    'a.test.ts: no test follows @spec 2: One',
    "tests/specification.yaml: '2: One' says untested, but has a test",
    "tests/specification.yaml: '2: One' is listed twice",
    "a.test.ts: no sentence '2: Other' in tests/specification.yaml",
  ]);
});
