import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from './finding.ts';
import { checkProxies, checkSecret, readSettings } from './settings.ts';

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
  const { config, findings } = readSettings({ ...good, ...changes });
  return problemsIn(config ? [...findings, checkProxies(config)] : findings);
}

test('settings are reported that are missing, invalid, incomplete or left over from a test', () => {
  expect(settingsProblems({})).toEqual([]);
  expect(settingsProblems({ SECRET: 'short', METRICS_PORT: 'many' })).toEqual([
    expect.stringContaining('bad Settings: METRICS_PORT'),
    expect.stringContaining('bad Settings: SECRET: expected at least 32 characters'),
  ]);
  expect(settingsProblems({ CLOCK: '2026-11-16T10:00:00Z', CHATBOT_ID: 'x' })).toEqual([
    expect.stringContaining('bad Settings: CHATBOT_ID is set and CHATBOT_SCRIPT is not'),
    expect.stringContaining('bad Settings: CLOCK'),
  ]);
  expect(settingsProblems({ WRITER_MODEL: 'a-model', METRICS_PORT: '', SITE_URL: '', NODE_ENV: 'development' })).toEqual([
    'bad Settings: WRITER_MODEL is set and WRITER_URL is not: articles come from the backlog',
    'bad Settings: NODE_ENV is development',
    'bad Settings: SITE_URL is not set, so links point to localhost',
    'warn Settings: METRICS_PORT is not set, so nothing is monitored',
  ]);
});

test.each([
  ['127.0.0.1,0.0.0.0/0', 'TRUSTED_PROXIES trusts every address (0.0.0.0/0)'],
  ['::/0', 'TRUSTED_PROXIES trusts every address (::/0)'],
  ['', 'the site is behind TLS and TRUSTED_PROXIES is empty, so all visitors share one rate limit'],
  ['nginx', "TRUSTED_PROXIES: 'nginx' is not an IP address or network"],
])('the proxies %j are reported', (TRUSTED_PROXIES, found) => {
  expect(settingsProblems({ TRUSTED_PROXIES })).toEqual([`bad Proxies: ${found}`]);
});

test('a secret that is easy to guess is reported', () => {
  expect(problemsIn([checkSecret('abc'.repeat(12))])).toEqual([expect.stringContaining('bad Secret: it is easy to guess')]);
});

test("the demo's secret is bad for another site", () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, secret);
  expect(checkSecret(secret, file)).toMatchObject({ level: 'bad', found: "it is the demo's secret" });
  expect(checkSecret(secret, `${file}-missing`).level).toBe('ok');
});
