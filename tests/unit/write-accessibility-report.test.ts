import { expect, it } from 'vitest';
import { accessibilityTests } from '../../content/schema/accessibility-tests.ts';
import { type AccessibilityRecords, readingAges, statementFigures } from '../browser/accessibility/write-accessibility-report.ts';

const at = (day: string) => ({ measuredAt: `${day}T06:01:02.000Z` });
const reading = { age: 10.24, sentences: 2, words: 20, hardest: ['Easy enough.'] };
const records: AccessibilityRecords = {
  pages: [
    { name: '/terms', ...at('2026-11-15'), forPatients: false, reading: { ...reading, age: 13.9, hardest: ['a | b'] } },
    { name: '/', ...at('2026-11-15'), forPatients: true, reading },
  ],
  states: [{ name: 'menu open', ...at('2026-11-14') }],
  journeys: [{ name: 'toothache: ring', ...at('2026-11-15') }],
};

it('gives the statement the date of the oldest measurement, and the reading age of patients alone', () => {
  const figures = statementFigures(records);
  expect(figures).toEqual({
    testedOn: '2026-11-14',
    standard: 'WCAG 2.2',
    pages: 2,
    states: 1,
    journeys: 1,
    violations: 0,
    highestReadingAge: 11,
  });
  expect(accessibilityTests.parse(figures)).toEqual(figures);
});

it('names the hardest sentences of a page above the target, in the order of addresses', () => {
  expect(readingAges(records)).toEqual([
    ['/', '10.2', '2', '20', ''],
    ['/terms', '13.9', '2', '20', 'a | b'],
  ]);
});
