import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type FiguresSection, figuresDocument } from '../../../bench/figures-document.ts';
import { contentFolder } from '../../../content-model/content-folder.ts';
import type { accessibilityTests } from '../../../content-model/schema/accessibility-tests.ts';

type Measured = { name: string; measuredAt: string };
type Page = Measured & {
  forPatients: boolean;
  reading: { age: number; sentences: number; words: number; hardest: string[] };
};
export type AccessibilityRecords = { pages: Page[]; states: Measured[]; journeys: Measured[] };

const note = `# Written by \`npm run accessibility:report\`, which tests the site and then replaces this file. Do not edit it.
# The Accessibility Statement shows these figures with their date.

`;
const document = 'docs/figures/accessibility.md';
const introduction = `# Accessibility figures

Written by \`npm run accessibility:report\`, which tests the production build. The Accessibility Statement shows the totals. Reading age is the
Flesch–Kincaid grade plus five, of sentences of five words or more. The target is 11, except for legal pages.`;
const targetAge = 11;

/** The figures that the Accessibility Statement shows. */
export function statementFigures({ journeys, pages, states }: AccessibilityRecords): z.infer<typeof accessibilityTests> {
  const days = [...pages, ...states, ...journeys].map(({ measuredAt }) => measuredAt.slice(0, 10));
  const patientAges = pages.filter(({ forPatients }) => forPatients).map(({ reading }) => reading.age);
  return {
    // The date of the oldest record.
    testedOn: days.toSorted()[0] ?? '',
    standard: 'WCAG 2.2',
    pages: pages.length,
    states: states.length,
    journeys: journeys.length,
    // A run that finds a violation fails before this.
    violations: 0,
    highestReadingAge: Math.ceil(Math.max(0, ...patientAges)),
  };
}

/** The reading age of each page. */
export function readingAges({ pages }: Pick<AccessibilityRecords, 'pages'>): string[][] {
  return pages
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, reading: { age, hardest, sentences, words } }) => [
      name,
      age.toFixed(1),
      String(sentences),
      String(words),
      age > targetAge ? hardest.join(' / ') : '',
    ]);
}

if (import.meta.main) {
  const read = <T>(part: string): T[] => {
    const folder = join('test-reports/accessibility', part);
    return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  };
  const records: AccessibilityRecords = { pages: read('pages'), states: read('states'), journeys: read('journeys') };
  const figures = statementFigures(records);
  const lines = Object.entries(figures).map(([key, value]) => `${key}: ${value}\n`);
  writeFileSync(`${contentFolder()}/reference/accessibility-tests.yaml`, note + lines.join(''));
  const section: FiguresSection = {
    title: 'Reading age by page',
    measured: `on ${figures.testedOn}, ${figures.pages} pages, ${figures.states} further states, ${figures.journeys} journeys, ${figures.violations} violations`,
    command: 'npm run accessibility:report',
    tables: [
      {
        columns: ['Page', 'Age', 'Sentences', 'Words', `Above ${targetAge}: the hardest sentences`],
        rows: readingAges(records),
      },
    ],
  };
  writeFileSync(document, figuresDocument(introduction, [section]));
}
