import { mkdirSync, writeFileSync } from 'node:fs';

/** `test` is the file that took the measurements. */
type Figures = { title: string; test: string; command: string; rows: { what: string; figure: string; note?: string }[] };

/** Writes a test's measurements for docs/reliability.md. */
export function writeFigures(part: string, figures: Figures): void {
  mkdirSync('test-reports/faults', { recursive: true });
  const report = { ...figures, measuredAt: new Date().toISOString() };
  writeFileSync(`test-reports/faults/${part}.json`, `${JSON.stringify(report, null, 2)}\n`);
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
