import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const unit = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 0 };
const browser = { stats: { expected: 5, unexpected: 0, skipped: 0 } };

test.each<[string, Record<string, object>, number, string[], number, string]>([
  ['the reports of each runner', { unit, browser }, 0, ['unit', 'browser'], 0, '15 passed, 0 failed'],
  ['skipped tests', { unit: { ...unit, numPendingTests: 4 } }, 0, ['unit'], 0, '10 passed, 0 failed, 4 skipped'],
  ['a failing test', { browser: { stats: { ...browser.stats, unexpected: 1 } } }, 1, ['browser'], 1, '5 passed, 1 failed'],
  ['a failing step without a failed test', { unit }, 1, ['unit'], 1, '10 passed, 1 failed'],
  ['a missing report', { unit }, 0, ['unit', 'browser'], 1, '10 passed, 1 failed'],
  ['an empty report', { unit: { status: 'passed' } }, 0, ['unit'], 1, '0 passed, 1 failed'],
  ['no report', {}, 0, [], 1, '0 passed, 1 failed'],
])('counts %s', (_, reports, failedSteps, names, code, lastLine) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, report] of Object.entries(reports)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  const args = ['scripts/count-tests.ts', folder, String(failedSteps), ...names];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout.trim().split('\n').at(-1)]).toEqual([code, lastLine]);
});
