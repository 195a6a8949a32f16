import { expect, it } from 'vitest';
import { accessibilityTests } from '../content/schema/accessibility-tests.ts';
import { type AccessibilityRecords, accessibilityReport, statementFigures } from './write-accessibility-report.ts';

const at = (day: string) => ({ measuredAt: `${day}T06:01:02.000Z` });
const fine = { texts: 3, below: [] };
const reading = { age: 10.24, sentences: 2, words: 20, hardest: ['Easy enough.'] };
const records: AccessibilityRecords = {
  pages: [
    { name: '/', ...at('2026-11-15'), forPatients: true, passed: true, reading },
    {
      name: '/terms',
      ...at('2026-11-15'),
      forPatients: false,
      passed: false,
      reading: { ...reading, age: 13.9, hardest: ['Notwithstanding.'] },
    },
  ],
  contrast: [
    { name: '/', ...at('2026-11-15'), violations: 0, light: fine, dark: fine },
    {
      name: '/terms',
      ...at('2026-11-15'),
      violations: 0,
      light: fine,
      dark: { texts: 3, below: [{ words: 'a | b', ratio: 6.2, needed: 7 }] },
    },
  ],
  widths: [{ name: '/', ...at('2026-11-14'), sideways: 0 }],
  states: [{ name: 'menu open', ...at('2026-11-15'), violations: 2 }],
  journeys: [
    { name: 'toothache: ring', ...at('2026-11-15'), passed: true },
    { name: 'join: register', ...at('2026-11-15'), passed: false },
  ],
};

it('gives the statement the date of the oldest measurement, every violation, and the reading age of patients alone', () => {
  const figures = statementFigures(records);
  expect(figures).toEqual({
    testedOn: '2026-11-14',
    standard: 'WCAG 2.2',
    pages: 1,
    states: 1,
    journeys: 1,
    violations: 2,
    highestReadingAge: 11,
  });
  expect(accessibilityTests.parse(figures)).toEqual(figures);
});

it('names what falls short, and lets no words break out of their cell', () => {
  const report = accessibilityReport(records);
  expect(report).toContain('| / | all of 3 | all of 3 | 10.2 | 2 | 20 |');
  expect(report).toContain('| /terms | all of 3 | 2 of 3 | 13.9 | 2 | 20 |');
  expect(report).toContain('| /terms | dark | a \\| b | 6.2 to 1 | 7 to 1 |');
  expect(report).toContain('| /terms | 13.9 | Notwithstanding. |');
  expect(report).toContain('| at 1280 and 390 px | 1 of 2 pages pass |');
  expect(report).toContain('1 of 2 pass |');
});
