import { mkdirSync, writeFileSync } from 'node:fs';

/** `test` is the file that measured. */
type Figures = { title: string; test: string; command: string; rows: { what: string; figure: string; note?: string }[] };

/** What a test measured, for the report on reliability. */
export function writeFigures(part: string, figures: Figures): void {
  mkdirSync('test-reports/faults', { recursive: true });
  const report = { ...figures, measuredAt: new Date().toISOString() };
  writeFileSync(`test-reports/faults/${part}.json`, `${JSON.stringify(report, null, 2)}\n`);
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
