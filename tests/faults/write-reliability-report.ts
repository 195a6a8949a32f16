import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type FiguresSection, figuresDocument } from '../../bench/figures-document.ts';

// Writes docs/figures/reliability.md from what `npm run test:faults -- --long` recorded.

const part = z.object({
  title: z.string(),
  test: z.string(),
  command: z.string(),
  measuredAt: z.iso.datetime(),
  rows: z.array(z.object({ what: z.string(), figure: z.string(), note: z.string().optional() })),
});

const document = 'docs/figures/reliability.md';
const introduction = `# Reliability figures

Written by \`npm run test:faults -- --long\`, on one machine with two processors. [What they mean](../reliability.md). A part that is measured alone leaves
the others unchanged.`;

function sectionOf({ command, measuredAt, rows, test, title }: z.infer<typeof part>): FiguresSection {
  return {
    title,
    measured: `by [${test}](../../${test}) on ${measuredAt.slice(0, 10)} at ${measuredAt.slice(11, 16)} UTC`,
    command,
    tables: [{ columns: ['What', 'Figure', 'Note'], rows: rows.map(({ figure, note = '', what }) => [what, figure, note]) }],
  };
}

const folder = 'test-reports/faults';
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
if (files.length === 0) throw new Error(`No figures in ${folder}: run npm run test:faults first`);
const parts = files.map((file) => part.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
const before = existsSync(document) ? readFileSync(document, 'utf8') : '';
writeFileSync(document, figuresDocument(introduction, parts.map(sectionOf), before));
console.log(`${document}: ${parts.length} parts`);
