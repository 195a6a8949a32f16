import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from './finding.ts';
import { checkProxies, checkSecret, compareSettings, readSettings } from './settings.ts';

const secret = '8f41c2d7a95e03b6c8d1f27e4a60935b';
const good = {
  SITE_URL: 'https://group.example',
  DATABASE_URL: 'postgresql://site_web@localhost/site',
  SECRET: secret,
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_PORT: '9100',
};

const problemsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ check, found, level }) => `${level} ${check}: ${found}`);

function settingsProblems(changes: Record<string, string>): string[] {
  const { config, findings } = readSettings({ name: 'web', env: { ...good, ...changes }, fromFiles: false });
  return problemsIn(config ? [...findings, checkProxies(config)] : findings);
}

test('settings are reported that are missing, invalid, incomplete or left over from a test', () => {
  expect(settingsProblems({})).toEqual([]);
  expect(settingsProblems({ SECRET: 'short', METRICS_PORT: 'many' })).toEqual([
    expect.stringContaining('bad Settings of web: METRICS_PORT'),
    expect.stringContaining('bad Settings of web: SECRET: expected at least 32 characters'),
  ]);
  expect(settingsProblems({ CLOCK: '2026-11-16T10:00:00Z', CHATBOT_ID: 'x' })).toEqual([
    expect.stringContaining('bad Settings of web: CHATBOT_ID is set and CHATBOT_SCRIPT is not'),
    expect.stringContaining('bad Settings of web: CLOCK'),
  ]);
  expect(settingsProblems({ WRITER_MODEL: 'a-model', METRICS_PORT: '', SITE_URL: '', NODE_ENV: 'development' })).toEqual([
    'bad Settings of web: WRITER_MODEL is set and WRITER_URL is not: articles come from the backlog',
    'bad Settings of web: NODE_ENV is development',
    'bad Settings of web: SITE_URL is not set, so links point to localhost',
    'warn Settings of web: METRICS_PORT is not set, so this process is not monitored',
  ]);
});

test.each([
  ['127.0.0.1,0.0.0.0/0', 'TRUSTED_PROXIES trusts every address (0.0.0.0/0)'],
  ['', 'the site is behind TLS and TRUSTED_PROXIES is empty, so all visitors share one rate limit'],
  ['nginx', "TRUSTED_PROXIES: 'nginx' is not an IP address or network"],
])('the proxies %j are reported', (TRUSTED_PROXIES, found) => {
  expect(settingsProblems({ TRUSTED_PROXIES })).toEqual([`bad Proxies: ${found}`]);
});

test('settings are reported that differ between the processes', () => {
  const web = { name: 'web', env: good, fromFiles: true } as const;
  const worker = { name: 'worker', env: { ...good, RETENTION_OTHER_DAYS: '60' }, fromFiles: true } as const;
  expect(problemsIn(compareSettings([web, { ...worker, env: good }]))).toEqual([]);
  expect(problemsIn(compareSettings([web, worker]))).toEqual(['bad Settings of both: RETENTION_OTHER_DAYS differ']);
});

test('secrets are reported that differ, are easy to guess or are known of one process only', () => {
  const guessable = 'abc'.repeat(12);
  expect(problemsIn([checkSecret([secret, `${secret}x`])])).toEqual([
    expect.stringContaining('bad Secret: web and worker have different secrets'),
  ]);
  expect(problemsIn([checkSecret([guessable, guessable])])).toEqual([expect.stringContaining('bad Secret: it is easy to guess')]);
  expect(problemsIn([checkSecret([secret])])).toEqual([expect.stringContaining('warn Secret: long enough; not compared')]);
});

test("the demo's secret is bad for another site", () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, secret);
  expect(checkSecret([secret, secret], file)).toMatchObject({ level: 'bad', found: "it is the demo's secret" });
  expect(checkSecret([secret, secret], `${file}-missing`).level).toBe('ok');
});
