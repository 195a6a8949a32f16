import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds up the reports of the test runners and prints 'N passed, M failed', followed by the tests that were skipped or could not be
 * measured. A step that failed without a failing test (a build, a linter) counts as a failure, and so does a report that is
 * missing or empty.
 */
const [folder = 'test-reports', failedSteps = '0', ...reports] = process.argv.slice(2);

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
type FaultReport = { counts: { passed: number; failed: number; notMeasured: number } };
type Count = { passed: number; failed: number; skipped: number };

function countOf(parsed: VitestReport | PlaywrightReport | FaultReport): Count {
  if ('stats' in parsed) {
    const { expected, flaky, skipped, unexpected } = parsed.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  if ('counts' in parsed) return { ...parsed.counts, skipped: parsed.counts.notMeasured };
  return { passed: parsed.numPassedTests, failed: parsed.numFailedTests, skipped: parsed.numPendingTests };
}

function count(report: string): Count {
  try {
    const found = countOf(JSON.parse(readFileSync(join(folder, `${report}.json`), 'utf8')));
    const figures = [found.passed, found.failed, found.skipped];
    if (!figures.every(Number.isInteger) || found.passed + found.failed === 0) throw new Error('it holds no figures');
    return found;
  } catch (error) {
    console.error(`no ${report} report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const counts = reports.map(count);
const sum = (figure: keyof Count) => counts.reduce((total, report) => total + report[figure], 0);
const failed = reports.length === 0 ? 1 : Math.max(sum('failed'), Number(failedSteps));
console.log(`\n${sum('passed')} passed, ${failed} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
