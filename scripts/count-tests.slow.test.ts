import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function count(
  reports: Record<string, object>,
  failedSteps: number,
  ...names: string[]
): { code: number; lastLine: string | undefined; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, report] of Object.entries(reports)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  const lastLine = (output: string) => output.trim().split('\n').at(-1);
  try {
    const output = execFileSync(process.execPath, ['scripts/count-tests.ts', folder, String(failedSteps), ...names], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { code: 0, lastLine: lastLine(output), output };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { code: status, lastLine: lastLine(stdout), output: stdout };
  }
}

const unit = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 0 };
const browser = { stats: { expected: 5, unexpected: 0, skipped: 0 } };

test('adds up the reports of each runner', () => {
  expect(count({ unit, browser }, 0, 'unit', 'browser')).toMatchObject({ code: 0, lastLine: '15 passed, 0 failed' });
});

test('counts skipped tests separately', () => {
  const all = { unit: { ...unit, numPendingTests: 4 }, browser };
  expect(count(all, 0, 'unit', 'browser')).toMatchObject({ code: 0, lastLine: '15 passed, 0 failed, 4 skipped' });
});

test('counts failing tests, and failing steps without a failed test, as failures', () => {
  expect(count({ browser: { stats: { expected: 4, unexpected: 1, skipped: 0 } } }, 1, 'browser')).toMatchObject({
    code: 1,
    lastLine: '4 passed, 1 failed',
  });
  expect(count({ unit }, 1, 'unit')).toMatchObject({ code: 1, lastLine: '10 passed, 1 failed' });
});

test('names each failed test with its error', () => {
  const failed = { status: 'failed', fullName: 'money is rounded', failureMessages: ['expected 1 to be 2'] };
  const spec = (ok: boolean, title: string) => ({
    ok,
    file: 'layout.spec.ts',
    title,
    tests: [{ results: [ok ? {} : { error: { message: 'Timeout 90000ms exceeded' } }] }],
  });
  const reports = {
    unit: { ...unit, numFailedTests: 1, testResults: [{ assertionResults: [failed] }] },
    browser: { ...browser, suites: [{ suites: [{ specs: [spec(true, 'the menu closes'), spec(false, 'the menu opens')] }] }] },
  };
  const { output } = count(reports, 0, 'unit', 'browser');
  expect(output).toContain('failed in unit: money is rounded\nexpected 1 to be 2');
  expect(output).toContain('failed in browser: layout.spec.ts: the menu opens\nTimeout 90000ms exceeded');
  expect(output).not.toContain('the menu closes');
});

test('counts a missing or empty report as a failure', () => {
  expect(count({ unit }, 0, 'unit', 'browser')).toMatchObject({ code: 1, lastLine: '10 passed, 1 failed' });
  expect(count({ unit: { status: 'passed' } }, 0, 'unit')).toMatchObject({ code: 1, lastLine: '0 passed, 1 failed' });
  expect(count({}, 0).code).toBe(1);
});
