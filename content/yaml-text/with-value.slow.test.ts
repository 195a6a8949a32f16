import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContentFiles } from '../content-file.ts';
import { withValue } from './with-value.ts';

const yamlFiles = readContentFiles('content').filter(({ file }) => file.endsWith('.yaml'));
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');

/** The lines that are not in the other text any more, and those that came. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lacking = (lines: string[], others: string[]) => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return { gone: lacking(old, now), came: lacking(now, old) };
}

// biome-ignore lint/suspicious/noExplicitAny: a test changes files of every shape
function edited(file: string, change: (value: any) => void) {
  const before = read(file);
  const value = parse(before);
  change(value);
  const after = withValue(before, value);
  expect(parse(after)).toEqual(value);
  return { before, after, ...changedLines(before, after) };
}

test.each(yamlFiles.map(({ file }) => file))('%s stays byte for byte when nothing is changed', (file) => {
  expect(withValue(read(file), parse(read(file)))).toBe(read(file));
});

test('one hour is one line', () => {
  const { gone, came } = edited('practices/ripon.yaml', (practice) => {
    practice.hours[0].week.monday.open = '08:30';
  });
  expect(gone).toEqual(["      monday: { open: '09:00', close: '17:00', lunch: { from: '13:00', to: '14:00' } }"]);
  expect(came).toEqual(["      monday: { open: '08:30', close: '17:00', lunch: { from: '13:00', to: '14:00' } }"]);
});

test('a closed day that opens stays one line, with its times in quotes', () => {
  const { gone, came } = edited('practices/ripon.yaml', (practice) => {
    practice.hours[0].week.saturday = { open: '09:00', close: '12:00' };
  });
  expect([gone, came]).toEqual([['      saturday: closed'], ["      saturday: { open: '09:00', close: '12:00' }"]]);
});

test('a price keeps its two figures after the point', () => {
  const { came } = edited('nhs-charges.yaml', (charges) => {
    charges.rows[0].band1 = 26.1;
  });
  expect(came).toEqual(['    band1: 26.10']);
});

test('text that means something to YAML gets quotes', () => {
  const { came } = edited('practices/ripon.yaml', (practice) => {
    practice.parking = 'Free: six spaces # behind the practice';
    practice.features[0] = '#1 for parking';
  });
  expect(came.toSorted()).toEqual(["  - '#1 for parking'", "parking: 'Free: six spaces # behind the practice'"]);
});

test('folded text is folded again, and only that part of the file changes', () => {
  const { gone, came } = edited('practices/ripon.yaml', (practice) => {
    practice.transport = `${practice.transport} A coach comes from York on Saturdays, and stops at the market place.`;
  });
  expect(gone.length + came.length).toBeLessThanOrEqual(5);
  expect(came.every((line) => line.startsWith('  ') && line.length <= 130)).toBe(true);
});

test('a new entry looks like those before it, and is set apart as they are', () => {
  const { after, gone, came } = edited('team.yaml', (team) => {
    team.push({ ...team[0], slug: 'new-person' });
  });
  expect(gone).toEqual([]);
  expect(after).toContain('\n\n- slug: new-person\n');
  expect(came).toContain('    - { award: BDS, country: United Kingdom }');
  expect(came).toContain('  bio: >-');
});

test('an entry that is removed takes its lines and leaves the comments', () => {
  const { after, came } = edited('team.yaml', (team) => {
    team.splice(0, 1);
  });
  expect(came).toEqual([]);
  expect(after).toContain('\n# Bradford\n');
});

test('an entry that moves takes its text along', () => {
  const { after, before } = edited('team.yaml', (team) => {
    team.splice(0, 2, team[1], team[0]);
  });
  expect(after.split('\n').toSorted()).toEqual(before.split('\n').toSorted());
});

test('one text becomes a text for each state on lines of their own, and one text again', () => {
  const states = { whenSomeAccept: `${'Ring us. '.repeat(20)}`.trim(), whenAllFull: 'Our lists are full.' };
  const { after, gone } = edited('pages/general-dentistry.yaml', (page) => {
    page.closing.text = states;
    page.closing.heading = 'Time for a check-up';
  });
  expect(after).toContain('\n  text:\n    whenSomeAccept:');
  expect(gone.filter((line) => !/^ {2}(heading: Time| {2}when)/.test(line))).toEqual([]);
  const faq = edited('faq.yaml', (entries) => {
    entries[1].answer = states;
    entries[0].answer = 'Ring us and ask.';
  });
  expect(faq.after).toContain('- question: Are you taking new NHS patients?\n  answer: Ring us and ask.\n\n- question: How');
  expect(faq.after).toMatch(/- question: How do I become a patient\?\n {2}answer:\n {4}whenSomeAccept: /);
});

test('an entry of a list becomes one for each state', () => {
  const { after, came, gone } = edited('pages/locations/ripon-dentist.yaml', (page) => {
    const [, item] = page.reasons.items;
    page.reasons.items[1] = { whenAccepting: item, whenFull: { ...item, title: 'Near you' } };
  });
  expect(after).toContain('\n    - whenAccepting:\n        icon: map-pin\n');
  expect([gone.length, came.length]).toEqual([3, 8]);
});

test('a field that is added or removed is a line', () => {
  expect(
    edited('practices/ripon.yaml', (practice) => {
      practice.image = 'ripon.jpg';
    }).came,
  ).toEqual(['image: ripon.jpg']);
  const { came, gone } = edited('organisation.yaml', (organisation) => {
    delete organisation.registrations.gdcAddress;
  });
  expect([came, gone.length]).toEqual([[], 1]);
});

/** Those of the file; a part that is removed takes its own along. */
const comments = (yaml: string) => yaml.split('\n').filter((line) => line.startsWith('#'));

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

test('whatever is changed, the file holds what was meant and keeps its comments', () => {
  fc.assert(
    fc.property(fc.constantFrom(...yamlFiles.map(({ file }) => file)), fc.integer(), (file, seed) => {
      let state = seed;
      const dice = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
        return (state >>> 8) / 2 ** 24;
      };
      const before = read(file);
      const value = mutate(parse(before), dice);
      const after = withValue(before, value);
      return isDeepStrictEqual(parse(after), value) && comments(before).every((comment) => comments(after).includes(comment));
    }),
    { numRuns: 150, seed: 20_261_115 },
  );
});
