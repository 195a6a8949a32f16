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
\`npm run test:faults -- --long\` runs all of them and puts them together; what was not run is not here.`;

const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** The document, from what the measuring commands wrote. */
export function reliabilityReport(parts: readonly ReliabilityPart[]): string {
  const sections = parts.map(({ command, measuredAt, rows, test, title }) => {
    const lines = rows.map(({ figure, note, what }) => `| ${cell(what)} | ${cell(figure)} | ${cell(note)} |`);
    const measured = `Measured by [${test}](../${test}) on ${measuredAt.slice(0, 10)} at ${measuredAt.slice(11, 16)} UTC:`;
    return [`## ${title}`, '', '| What | Figure | Note |', '|---|---|---|', ...lines, '', measured, '', `    ${command}`].join(
      '\n',
    );
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

if (import.meta.main) {
  const folder = 'test-reports/faults';
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) throw new Error(`there are no figures in ${folder}: run npm run test:faults first`);
  // The run with everything in it is what a reader came for.
  files.sort((a, b) => Number(b === 'faults.json') - Number(a === 'faults.json') || a.localeCompare(b));
  const parts = files.map((file) => part.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  writeFileSync('docs/reliability.md', reliabilityReport(parts));
  console.log(`docs/reliability.md: ${parts.length} parts`);
}
