import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type FiguresSection, figuresDocument } from './figures-document.ts';
import { measureData } from './parts/data.ts';
import { measurePages } from './parts/pages.ts';
import { measurePublishing } from './parts/publishing.ts';
import { measureSlowLine } from './parts/slow-line.ts';
import { type Part, startWorkbench } from './workbench.ts';

// Measures the production build and writes docs/figures/performance.md. One part alone: npm run bench -- --only pages
// Needs Debian's wrk, nginx and openssl.

const parts: Record<string, Part> = {
  pages: measurePages,
  data: measureData,
  publishing: measurePublishing,
  'slow-line': measureSlowLine,
};
const document = 'docs/figures/performance.md';
const introduction = `# Performance figures

Written by \`npm run bench\`. [What they mean](../performance.md). What is compared takes turns in each round. A figure is the median of the rounds,
with the lowest and the highest in brackets; ratios are computed per round.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'pages,data,publishing,slow-line' },
    rounds: { type: 'string', default: '5' },
  },
});
const names = values.only.split(',');
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`unknown part ${unknown.join(', ')}: use ${Object.keys(parts).join(', ')}`);
if (!existsSync('build/server/index.js')) throw new Error('run `npm run build` first: the bench measures the production build');

const machine = `${cpus().length} processors (${cpus()[0]?.model.trim() || 'unknown'}), Node ${process.versions.node}`;
const rounds = Number(values.rounds);
const workbench = await startWorkbench(rounds);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void workbench.close().finally(() => process.exit(1)));
}
try {
  for (const name of names) {
    console.log(name);
    const measured = await parts[name]?.(workbench);
    await workbench.endPart();
    if (!measured) continue;
    const section: FiguresSection = {
      title: measured.title,
      measured: `on ${new Date().toISOString().slice(0, 10)}, ${rounds} rounds, ${machine}`,
      command: `npm run bench -- --only ${name}${rounds === 5 ? '' : ` --rounds ${rounds}`}`,
      tables: measured.tables,
    };
    const before = existsSync(document) ? readFileSync(document, 'utf8') : '';
    writeFileSync(document, figuresDocument(introduction, [section], before));
  }
} finally {
  await workbench.close();
}
process.exit(0);
