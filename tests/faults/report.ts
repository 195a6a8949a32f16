import { mkdirSync, writeFileSync } from 'node:fs';

export type ReportRow = { what: string; figure: string; note?: string };
export type Report = { title: string; command: string; rows: readonly ReportRow[] };

/** Where scripts/write-reliability-report.ts finds it. */
export function writeReport(part: string, report: Report): void {
  mkdirSync('test-reports/faults', { recursive: true });
  const { command, rows, title } = report;
  const content = { title, command, measuredAt: new Date().toISOString(), rows };
  writeFileSync(`test-reports/faults/${part}.json`, `${JSON.stringify(content, null, 2)}\n`);
}
