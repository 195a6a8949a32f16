import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentFolder } from '../content/content-folder.ts';
import type { accessibilityTests } from '../content/schema/accessibility-tests.ts';

type Measured = { name: string; measuredAt: string };
type Page = Measured & {
  forPatients: boolean;
  reading: { age: number; sentences: number; words: number; hardest: string[] };
};
export type AccessibilityRecords = { pages: Page[]; states: Measured[]; journeys: Measured[] };

const note = `# Written by \`npm run accessibility:report\`, which tests the site and then replaces this file. Do not edit it.
# The Accessibility Statement shows these figures with their date.

`;
const document = 'docs/accessibility.md';
const heading = '## Reading age, page by page';
const targetAge = 11;

/** What the Accessibility Statement tells. */
export function statementFigures({ journeys, pages, states }: AccessibilityRecords): z.infer<typeof accessibilityTests> {
  const days = [...pages, ...states, ...journeys].map(({ measuredAt }) => measuredAt.slice(0, 10));
  const patientAges = pages.filter(({ forPatients }) => forPatients).map(({ reading }) => reading.age);
  return {
    // Of the oldest record: a figure never looks younger than it is.
    testedOn: days.toSorted()[0] ?? '',
    standard: 'WCAG 2.2',
    pages: pages.length,
    states: states.length,
    journeys: journeys.length,
    // A run that finds one fails, and does not come this far.
    violations: 0,
    highestReadingAge: Math.ceil(Math.max(0, ...patientAges)),
  };
}

/** The end of the document: how hard the words of each page are. */
export function readingAges({ pages }: Pick<AccessibilityRecords, 'pages'>): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
  const rows = pages
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, reading: { age, hardest, sentences, words } }) => {
      const hard = age > targetAge ? cell(hardest.join(' / ')) : '';
      return `| ${name} | ${age.toFixed(1)} | ${sentences} | ${words} | ${hard} |`;
    });
  return ['| Page | Age | Sentences | Words | Above 11: the hardest sentences |', '|---|---|---|---|---|', ...rows].join('\n');
}

if (import.meta.main) {
  const read = <T>(part: string): T[] => {
    const folder = join('test-reports/accessibility', part);
    return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  };
  const records: AccessibilityRecords = { pages: read('pages'), states: read('states'), journeys: read('journeys') };
  const figures = Object.entries(statementFigures(records)).map(([key, value]) => `${key}: ${value}\n`);
  writeFileSync(`${contentFolder()}/reference/accessibility-tests.yaml`, note + figures.join(''));
  const [before = ''] = readFileSync(document, 'utf8').split(heading);
  writeFileSync(document, `${before}${heading}\n\n${readingAges(records)}\n`);
}
