import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds up the reports that the test runners wrote and prints 'N passed, M failed'. A step that failed without any failing
 * test (a build, a linter) counts as a failure, and so does a report that is missing or holds no figures: the last line
 * never looks better than the run was.
 */
const [folder = 'test-reports', failedSteps = '0', ...reports] = process.argv.slice(2);

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

function count(report: string): { passed: number; failed: number } {
  try {
    const parsed: VitestReport | PlaywrightReport = JSON.parse(readFileSync(join(folder, `${report}.json`), 'utf8'));
    const passed = 'stats' in parsed ? parsed.stats.expected : parsed.numPassedTests;
    const failed = 'stats' in parsed ? parsed.stats.unexpected + parsed.stats.flaky : parsed.numFailedTests;
    if (!Number.isInteger(passed) || !Number.isInteger(failed) || passed + failed === 0) throw new Error('it holds no figures');
    return { passed, failed };
  } catch (error) {
    console.error(`no ${report} report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

const counts = reports.map(count);
const passed = counts.reduce((sum, report) => sum + report.passed, 0);
const failedTests = counts.reduce((sum, report) => sum + report.failed, 0);
const failed = reports.length === 0 ? 1 : Math.max(failedTests, Number(failedSteps));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
