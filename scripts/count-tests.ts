import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Adds up the reports of Vitest and Playwright, names each failed test with its error, and prints 'N passed, M failed' and how many
 * were skipped. A failed step without a failed test (a build, a linter) counts as a failure, and so does a missing or empty report.
 */
const [folder = 'test-reports', failedSteps = '0', ...reports] = process.argv.slice(2);

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults?: { assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; file: string; title: string; tests: { results: { error?: { message?: string } }[] }[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number }; suites?: PlaywrightSuite[] };
type Count = { passed: number; failed: number; skipped: number; failures: string[] };

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, tests, title }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}: ${title}\n${error?.message ?? ''}`;
    });
  return [...here, ...suites.flatMap(failedSpecs)];
}

function countOf(report: VitestReport | PlaywrightReport): Count {
  if ('stats' in report) {
    const { expected, skipped, unexpected } = report.stats;
    return { passed: expected, failed: unexpected, skipped, failures: failedSpecs({ suites: report.suites ?? [] }) };
  }
  const failures = (report.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ failureMessages, fullName }) => `${fullName}\n${failureMessages?.[0] ?? ''}`);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, failures };
}

function count(name: string): Count {
  try {
    const found = countOf(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    if (!(found.passed + found.failed > 0)) throw new Error('it contains no results');
    for (const failure of found.failures) console.log(`\nfailed in ${name}: ${stripVTControlCharacters(failure).slice(0, 1500)}`);
    return found;
  } catch (error) {
    console.error(`Missing or invalid ${name} report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

const counts = reports.map(count);
const sum = (figure: 'passed' | 'failed' | 'skipped') => counts.reduce((total, report) => total + report[figure], 0);
const failed = reports.length === 0 ? 1 : Math.max(sum('failed'), Number(failedSteps));
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
