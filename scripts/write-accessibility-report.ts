import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../content/content-folder.ts';
import type { accessibilityTests } from '../content/schema/accessibility-tests.ts';

const measured = z.object({ name: z.string(), measuredAt: z.iso.datetime() });
const contrast = z.object({
  texts: z.number(),
  below: z.array(z.object({ words: z.string(), ratio: z.number(), needed: z.number() })),
});
const contrastRecord = measured.extend({ violations: z.number(), light: contrast, dark: contrast });
const pageRecord = measured.extend({
  forPatients: z.boolean(),
  passed: z.boolean(),
  reading: z.object({ age: z.number(), sentences: z.number(), words: z.number(), hardest: z.array(z.string()) }),
});
const widthRecord = measured.extend({ sideways: z.number() });
const stateRecord = measured.extend({ violations: z.number() });
const journeyRecord = measured.extend({ passed: z.boolean() });

export type AccessibilityRecords = {
  pages: z.infer<typeof pageRecord>[];
  contrast: z.infer<typeof contrastRecord>[];
  widths: z.infer<typeof widthRecord>[];
  states: z.infer<typeof stateRecord>[];
  journeys: z.infer<typeof journeyRecord>[];
};

const command = 'npm run accessibility:report';
const targetAge = 11;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const inOrder = <T extends { name: string }>(records: readonly T[]) => records.toSorted((a, b) => a.name.localeCompare(b.name));

/** Of the oldest record: what was tested since then is no older, and a figure never looks younger than it is. */
const dayOf = ({ contrast, journeys, pages, states, widths }: AccessibilityRecords) =>
  [...pages, ...contrast, ...widths, ...states, ...journeys]
    .map(({ measuredAt }) => measuredAt)
    .toSorted()[0]
    ?.slice(0, 10) ?? '';

/** What the Accessibility Statement tells. */
export function statementFigures(records: AccessibilityRecords): z.infer<typeof accessibilityTests> {
  const patientAges = records.pages.filter(({ forPatients }) => forPatients).map(({ reading }) => reading.age);
  return {
    testedOn: dayOf(records),
    standard: 'WCAG 2.2',
    pages: records.pages.filter(({ passed }) => passed).length,
    states: records.states.length,
    journeys: records.journeys.filter(({ passed }) => passed).length,
    violations: sum([...records.contrast, ...records.states].map(({ violations }) => violations)),
    highestReadingAge: Math.ceil(Math.max(0, ...patientAges)),
  };
}

const bodyText = ({ below, texts }: z.infer<typeof contrast>) =>
  below.length === 0 ? `all of ${texts}` : `${texts - below.length} of ${texts}`;

/** The document, from what the tests wrote. */
export function accessibilityReport(records: AccessibilityRecords): string {
  const figures = statementFigures(records);
  const { contrast, journeys, pages, states, widths } = records;
  // One test a page holds all of these: a page passes when none of them fails.
  const passed = `${pages.filter((page) => page.passed).length} of ${pages.length} pages pass`;
  const hard = pages.filter(({ reading }) => reading.age > targetAge);
  const dim = contrast.flatMap(({ dark, light, name }) =>
    [...light.below.map((each) => ['light', each] as const), ...dark.below.map((each) => ['dark', each] as const)].map(
      ([scheme, { needed, ratio, words }]) => [name, scheme, words, `${ratio} to 1`, `${needed} to 1`],
    ),
  );
  const sections = [
    `# Usable by everyone, in figures

What the browser tests measured on the production build. \`${command}\` runs them and writes this file, and
\`content/reference/accessibility-tests.yaml\`, which the Accessibility Statement shows with its date. The oldest figure here is of
${figures.testedOn}. Programs find a part of what gets in people's way: no person who relies on a screen reader, a switch or
a magnifier has tried this site yet.`,
    `## What was tested\n\n${table(
      ['What has to hold', 'Where', 'Result'],
      [
        [
          'axe finds nothing: WCAG 2.0 to 2.2, A and AA, and good practice',
          `${contrast.length} pages at 320 and 1440 px; the rules about colours also in the dark scheme`,
          `${sum(contrast.map(({ violations }) => violations))} violations`,
        ],
        [
          'No sideways scroll',
          `${widths.length} pages at 320, 390, 820 and 1440 px`,
          `${sum(widths.map(({ sideways }) => sideways))} times`,
        ],
        [
          'axe finds nothing in states: menus, errors, thanks, notices, skeletons, not found, staff',
          `${states.length} states: every rule at 390 px in the light scheme, those about colours at 1440 px in the dark`,
          `${sum(states.map(({ violations }) => violations))} violations`,
        ],
        [
          'Letters at 200 %, as the browser sets them: no words cut off, none over others, no sideways scroll',
          'at 1280 and 640 px',
          passed,
        ],
        [
          'Zoom of 400 %: the same; every link is there; what stays put takes at most a quarter of the window',
          'at 320 by 256 px',
          passed,
        ],
        ['Text spacing of WCAG 1.4.12: no words lost', 'at 1280 and 390 px', passed],
        ['Forced colours: every control that is told by its fill has an edge', 'at 1280 px', passed],
        ['Less motion: nothing moves. Less transparency: nothing that stays put shines through', 'at 1280 px', passed],
        ['More contrast: all body text at 7 to 1', 'one page of each kind, light and dark', passed],
        ['Paper: no words lost', 'at 720 px', passed],
        [
          'For screen readers: landmarks once and named, no heading level left out, names for all controls, headers in tables',
          'at 1280 px',
          passed,
        ],
        [
          'Journeys through the accessibility tree',
          journeys.map(({ name }) => name.split(':')[0]).join('; '),
          `${figures.journeys} of ${journeys.length} pass`,
        ],
      ],
    )}`,
    `## Page by page

Contrast: texts in paragraphs, lists, tables and labels of \`main\` that reach 7 to 1 (4.5 to 1 where they are large), WCAG 1.4.6. What lies
over a picture cannot be computed and is left out. Reading age: the grade of Flesch and Kincaid plus five, by the code that also judges
articles before they are published. It counts sentences of five words or more in paragraphs, lists, quotations and captions, answers that
are folded away included; headings, tables, forms, buttons, navigation and addresses are left out, since short fragments would make a
page look easier than it is. The target for patients is ${targetAge} or lower; legal pages may be above it.

${table(
  ['Page', 'Body text at AAA by day', 'by night', 'Reading age', 'Sentences', 'Words'],
  inOrder(pages).map(({ name, reading }) => [
    name,
    ...(['light', 'dark'] as const).map((scheme) => {
      const found = contrast.find((record) => record.name === name);
      return found ? bodyText(found[scheme]) : 'not measured';
    }),
    reading.age.toFixed(1),
    `${reading.sentences}`,
    `${reading.words}`,
  ]),
)}`,
    ...(dim.length > 0 ? [`## Body text below 7 to 1\n\n${table(['Page', 'Scheme', 'Words', 'Is', 'AAA'], dim)}`] : []),
    ...(hard.length > 0
      ? [
          `## Pages that are harder to read than age ${targetAge}\n\n${table(
            ['Page', 'Age', 'The hardest sentences'],
            inOrder(hard).map(({ name, reading }) => [name, reading.age.toFixed(1), reading.hardest.join(' / ')]),
          )}`,
        ]
      : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

function statementYaml(figures: ReturnType<typeof statementFigures>): string {
  const lines = Object.entries(figures).map(([key, value]) => `${key}: ${value}`);
  return `# Written by \`${command}\`, which tests the site and then replaces this file. Do not edit it.
# The Accessibility Statement shows these figures with their date.

${lines.join('\n')}
`;
}

if (import.meta.main) {
  const read = <T extends z.ZodType>(part: string, schema: T): z.infer<T>[] => {
    const folder = join('test-reports/everyone', part);
    if (!existsSync(folder)) throw new Error(`there are no figures in ${folder}: run ${command}`);
    return readdirSync(folder).map((file) => schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  };
  const records: AccessibilityRecords = {
    pages: read('pages', pageRecord),
    contrast: read('contrast', contrastRecord),
    widths: read('widths', widthRecord),
    states: read('states', stateRecord),
    journeys: read('journeys', journeyRecord),
  };
  writeFileSync('docs/accessibility.md', accessibilityReport(records));
  writeFileSync(`${contentFolder()}/reference/accessibility-tests.yaml`, statementYaml(statementFigures(records)));
  console.log(`docs/accessibility.md: ${records.pages.length} pages, ${records.states.length} states`);
}
