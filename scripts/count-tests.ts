import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Adds up the test reports, names each failed test with its error, and prints 'N passed, M failed' and how many were skipped.
 * A browser test that passes only on its second attempt has passed, and is named with the error of the first.
 * A failed step without a failed test (a build, a linter) counts as a failure, and so does a missing or empty report.
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
  specs?: {
    ok: boolean;
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
};
type FaultReport = { counts: { passed: number; failed: number; notMeasured: number } };
type Report = VitestReport | PlaywrightReport | FaultReport;
type Count = { passed: number; failed: number; skipped: number; flaky: number };

function specsWithErrors({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, ok, tests, title }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}: ${title}${ok ? ' (passed on the second attempt)' : ''}\n${error?.message ?? ''}`;
    });
  return [...here, ...suites.flatMap(specsWithErrors)];
}

/** Fault tests print their own table of failures. */
function failuresOf(report: Report): string[] {
  if ('stats' in report) return specsWithErrors({ suites: report.suites ?? [] });
  if ('counts' in report) return [];
  return (report.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter((result) => result.status === 'failed')
    .map((result) => `${result.fullName}\n${result.failureMessages?.[0] ?? ''}`);
}

function countOf(parsed: Report): Count {
  if ('stats' in parsed) {
    const { expected, flaky, skipped, unexpected } = parsed.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  }
  if ('counts' in parsed) return { ...parsed.counts, skipped: parsed.counts.notMeasured, flaky: 0 };
  return { passed: parsed.numPassedTests, failed: parsed.numFailedTests, skipped: parsed.numPendingTests, flaky: 0 };
}

function count(report: string): Count {
  try {
    const parsed: Report = JSON.parse(readFileSync(join(folder, `${report}.json`), 'utf8'));
    const found = countOf(parsed);
    const figures = [found.passed, found.failed, found.skipped];
    if (!figures.every(Number.isInteger) || found.passed + found.failed === 0) throw new Error('it contains no results');
    for (const failure of failuresOf(parsed))
      console.log(`\nfailed in ${report}: ${stripVTControlCharacters(failure).slice(0, 1500)}`);
    return found;
  } catch (error) {
    console.error(`Missing or invalid ${report} report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  }
}

const counts = reports.map(count);
const sum = (figure: keyof Count) => counts.reduce((total, report) => total + report[figure], 0);
const failed = reports.length === 0 ? 1 : Math.max(sum('failed'), Number(failedSteps));
const others = (['skipped', 'flaky'] as const).filter((figure) => sum(figure) > 0).map((figure) => `, ${sum(figure)} ${figure}`);
console.log(`\n${sum('passed')} passed, ${failed} failed${others.join('')}`);
process.exit(failed > 0 ? 1 : 0);
