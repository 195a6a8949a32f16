import { mkdirSync, writeFileSync } from 'node:fs';

export type ReportRow = { what: string; figure: string; note?: string };
/** Added to the CI totals by scripts/count-tests.ts. Rows that were not measured are not counted as passed. */
export type Counts = { passed: number; failed: number; notMeasured: number };
/** `test` is the path of the test file. */
export type Report = { title: string; test: string; command: string; rows: readonly ReportRow[]; counts: Counts };

/** Read by write-reliability-report.ts. */
export function writeReport(part: string, { command, counts, rows, test, title }: Report): void {
  mkdirSync('test-reports/faults', { recursive: true });
  const content = { title, test, command, measuredAt: new Date().toISOString(), rows, counts };
  writeFileSync(`test-reports/faults/${part}.json`, `${JSON.stringify(content, null, 2)}\n`);
}
