import { writeFigures } from '../support/write-figures.ts';

export type ReportRow = { what: string; figure: string; note?: string };
/** Added to the CI totals by scripts/count-tests.ts. Rows that were not measured are not counted as passed. */
type Counts = { passed: number; failed: number; notMeasured: number };
/** `test` is the path of the test file. */
type Report = { title: string; test: string; command: string; rows: ReportRow[]; counts: Counts };

/** Read by write-reliability-report.ts. */
export const writeReport = (part: string, report: Report): void => writeFigures(part, report);
