import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const part = z.object({
  title: z.string(),
  test: z.string(),
  command: z.string(),
  measuredAt: z.iso.datetime(),
  rows: z.array(z.object({ what: z.string(), figure: z.string(), note: z.string().optional() })),
});
export type ReliabilityPart = z.infer<typeof part>;

const introduction = `# Reliability, in figures

What became of the site while its parts failed, while it was asked for more than it can do, and while it was sent what no browser sends.
Every figure was written by the command that stands under its table, on one machine with two processors; nothing here is estimated.
\`npm run test:faults -- --long\` runs all of them and puts them together. A part that was measured alone leaves the others with their dates.`;

const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** The sections of the document by title. */
const sectionsOf = (document: string) =>
  document
    .split(/^(?=## )/m)
    .slice(1)
    .map((section): [title: string, section: string] => [section.slice(3, section.indexOf('\n')), section.trim()]);

/** The document, from what the measuring commands wrote, and for other parts from the document before. */
export function reliabilityReport(parts: readonly ReliabilityPart[], before = ''): string {
  const measured = parts.map(({ command, measuredAt, rows, test, title }): [title: string, section: string] => {
    const lines = rows.map(({ figure, note, what }) => `| ${cell(what)} | ${cell(figure)} | ${cell(note)} |`);
    const by = `Measured by [${test}](../${test}) on ${measuredAt.slice(0, 10)} at ${measuredAt.slice(11, 16)} UTC:`;
    return [
      title,
      [`## ${title}`, '', '| What | Figure | Note |', '|---|---|---|', ...lines, '', by, '', `    ${command}`].join('\n'),
    ];
  });
  // A title that was there before keeps its place.
  const sections = new Map([...sectionsOf(before), ...measured]);
  return `${[introduction, ...sections.values()].join('\n\n')}\n`;
}

if (import.meta.main) {
  const folder = 'test-reports/faults';
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) throw new Error(`there are no figures in ${folder}: run npm run test:faults first`);
  const parts = files.map((file) => part.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  writeFileSync('docs/reliability.md', reliabilityReport(parts, readFileSync('docs/reliability.md', 'utf8')));
  console.log(`docs/reliability.md: ${parts.length} parts`);
}
