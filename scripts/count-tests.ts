import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds up the reports of Vitest and Playwright, and prints what failed, 'N passed, M failed' and how many were skipped. A failed
 * step without a failed test (a build, a linter) counts as a failure, and so does a missing or empty report.
 */
const [folder = 'test-reports', failedSteps = '0', ...reports] = process.argv.slice(2);

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number } };
type Count = { passed: number; failed: number; skipped: number };

function countOf(report: VitestReport | PlaywrightReport): Count {
  if (!('stats' in report))
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  const { expected, skipped, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, skipped };
}

/** The failures of Vitest, again: other parts may have printed thousands of lines since. Playwright's is the last part. */
function failuresOf(report: VitestReport | PlaywrightReport): string[] {
  if (!('testResults' in report)) return [];
  return report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n').slice(0, 2000)}`),
  ]);
}

function count(name: string): Count {
  try {
    const report = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const found = countOf(report);
    if (!(found.passed + found.failed > 0)) throw new Error('it contains no results');
    for (const failure of failuresOf(report)) console.error(`\n${failure}`);
    return found;
  } catch (error) {
    console.error(`Missing or invalid ${name} report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const counts = reports.map(count);
const sum = (figure: keyof Count) => counts.reduce((total, report) => total + report[figure], 0);
const failed = reports.length === 0 ? 1 : Math.max(sum('failed'), Number(failedSteps));
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
