import { readFileSync, writeFileSync } from 'node:fs';
import { figuresDocument } from '../../bench/figures-document.ts';

/** Fault tests run at full size with LONG=true, and rewrite their part of docs/figures/reliability.md. */
export const isLongRun = process.env['LONG'] === 'true';

const document = 'docs/figures/reliability.md';
const introduction = `# Reliability figures

Written by the tests named below with \`LONG=true\`, on one machine with two processors. [What to expect](../operations.md#when-a-part-fails).`;

type Figures = { title: string; command: string; rows: [what: string, figure: string][] };

/** Writes what a test measured. Short runs write nothing. */
export function writeFigures({ command, rows, title }: Figures): void {
  if (!isLongRun) return;
  const section = {
    title,
    measured: `on ${new Date().toISOString().slice(0, 16).replace('T', ' at ')} UTC`,
    command,
    tables: [{ columns: ['What', 'Figure'], rows }],
  };
  writeFileSync(document, figuresDocument(introduction, [section], readFileSync(document, 'utf8')));
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
