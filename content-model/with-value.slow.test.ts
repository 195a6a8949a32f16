import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContentFiles } from './content-file.ts';
import { withValue } from './with-value.ts';

const yamlFiles = readContentFiles('content').filter(({ file }) => file.endsWith('.yaml'));
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');

test.each(yamlFiles.map(({ file }) => file))('%s stays byte for byte when nothing is changed', (file) => {
  expect(withValue(read(file), parse(read(file)))).toBe(read(file));
});

const sample = `# The hours of a practice.
hours:
  # Closed at noon.
  monday: { open: '09:00', close: '12:00' }
  sunday: closed

prices:
  - band1: 25.80 # A check-up
    words: "Don't pay"
`;

test('a change leaves all other lines as they are, with their comments, quotes and figures after the point', () => {
  const value = parse(sample);
  value.hours.monday.open = '08:30';
  value.prices[0].band1 = 26.1;
  expect(withValue(sample, value)).toBe(sample.replace('09:00', '08:30').replace('25.80', '26.10'));
});

test('fields and entries that come and go are lines', () => {
  const value = parse(sample);
  delete value.hours.sunday;
  value.hours.tuesday = 'closed';
  value.prices.push({ band1: 1, words: 'a: b # no comment' });
  const added = "  - band1: 1\n    words: 'a: b # no comment'\n";
  expect(withValue(sample, value)).toBe(`${sample.replace('sunday: closed', 'tuesday: closed')}${added}`);
});

test('an entry that moves takes its comment along', () => {
  const list = '- slug: one # First\n  text: A\n- slug: two # Second\n  text: B\n';
  const [one, two] = parse(list);
  expect(withValue(list, [{ slug: 'new', text: 'C' }, { ...two, text: 'D' }, one])).toBe(
    '- slug: new\n  text: C\n- slug: two # Second\n  text: D\n- slug: one # First\n  text: A\n',
  );
});

/** Changes anything anywhere: words, figures, entries that come, go and move. */
function mutate(value: unknown, dice: () => number): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => (dice() < 0.1 ? mutate(entry, dice) : entry));
    if (dice() < 0.05 && entries.length > 1) entries.splice(Math.floor(dice() * entries.length), 1);
    if (dice() < 0.05) entries.splice(Math.floor(dice() * entries.length), 0, structuredClone(value[0] ?? 'new'));
    if (dice() < 0.05) entries.reverse();
    return entries;
  }
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value).filter(() => dice() > 0.02);
    return Object.fromEntries(kept.map(([key, part]) => [key, dice() < 0.3 ? mutate(part, dice) : part]));
  }
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return [
    'a: b',
    "it's",
    '- dash',
    '',
    'two\nlines',
    '09:00',
    'true',
    '12',
    ' # no comment',
    'long '.repeat(60).trim(),
    '{x}',
    '[a, b',
  ][Math.floor(dice() * 12)];
}

test('whatever is changed, the file holds what was meant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...yamlFiles.map(({ file }) => file)), fc.integer(), (file, seed) => {
      let state = seed;
      const dice = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
        return (state >>> 8) / 2 ** 24;
      };
      const value = mutate(parse(read(file)), dice);
      return isDeepStrictEqual(parse(withValue(read(file), value)), value);
    }),
    { numRuns: 150, seed: 20_261_115 },
  );
});
