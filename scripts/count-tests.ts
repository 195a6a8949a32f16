import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds up the reports that the test runners wrote and prints 'N passed, M failed'. A step that failed without any failing
 * test (a build, a linter) counts as one failure, so that the last line never looks better than the run was.
 */
const [folder = 'test-results', failedSteps = '0'] = process.argv.slice(2);

type VitestReport = { numPassedTests: number; numFailedTests: number; numTotalTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

let passed = 0;
let failed = 0;
const reports = readdirSync(folder).filter((file) => file.endsWith('.json'));
for (const file of reports) {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if ('stats' in report) {
    passed += report.stats.expected;
    failed += report.stats.unexpected + report.stats.flaky;
  } else {
    passed += report.numPassedTests;
    failed += report.numFailedTests;
  }
}
failed = Math.max(failed, Number(failedSteps));
if (passed === 0) failed = Math.max(failed, 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
