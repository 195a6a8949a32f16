import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { freePort } from '../../local/free-port.ts';
import { startRecordingSmtp } from '../faults/recording-smtp.ts';
import { selfSignedCertificate } from '../support/self-signed-certificate.ts';
import { startTestSite } from '../support/start-test-site.ts';
import { answers } from '../support/testimonial-backend.ts';

const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: 'ops/alarms', encoding: 'utf8', stdio: 'pipe' });

const rules: { groups: { rules: { alert: string }[] }[] } = parse(readFileSync('ops/alarms/site.rules.yaml', 'utf8'));
const alarms = rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert));

test('promtool accepts the rules and the configuration', () => {
  expect(promtool('check', 'rules', 'site.rules.yaml')).toContain(`SUCCESS: ${alarms.length} rules found`);
  expect(promtool('check', 'config', 'prometheus.yaml')).toContain('is valid prometheus config file syntax');
});

test('every alarm has a test case in which it fires, and one in which it does not', () => {
  const files = readdirSync('ops/alarms').filter((file) => file.endsWith('.rules.test.yaml'));
  expect(promtool('test', 'rules', ...files).match(/SUCCESS/g)).toHaveLength(files.length);
  type Case = { promql_expr_test: { expr: string; exp_samples: { value: number }[] }[] };
  const cases = files.flatMap((file): Case[] => parse(readFileSync(`ops/alarms/${file}`, 'utf8')).tests);
  const tried = cases.flatMap(({ promql_expr_test }) => promql_expr_test);
  for (const alarm of alarms) {
    const own = tried.filter(({ expr }) => expr.includes(`alertname="${alarm}", alertstate="firing"`));
    const fires = own.map(({ exp_samples }) => exp_samples.some(({ value }) => value > 0));
    expect([fires.includes(true), fires.includes(false)], alarm).toEqual([true, true]);
  }
});

/** The rules with short times: half an hour becomes four seconds. */
function shortenedRules(): string {
  const text = readFileSync('ops/alarms/site.rules.yaml', 'utf8');
  const shortened = text.replaceAll('> 1800', '> 4').replaceAll(/for: \d+[mh]/g, 'for: 1s');
  expect(shortened).not.toBe(text);
  return shortened;
}

type Alert = {
  labels: { alertname: string; severity: string };
  annotations: { summary: string; runbook_url: string };
  state: string;
};

/** Starts a program that runs until the test ends. */
function start(program: string, args: string[]): void {
  const child = spawn(program, args, { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGTERM')) await ended;
  });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-alarms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Scrape = { job_name: string; static_configs: { targets: string[] }[] };
const scrape = (job: string, url: string): Scrape => ({ job_name: job, static_configs: [{ targets: [new URL(url).host] }] });

/** Starts a Prometheus that scrapes every second. Returns a function that lists the firing alarms. */
async function startPrometheus(jobs: Scrape[]): Promise<(alarm: string) => Promise<Alert[]>> {
  const folder = temporaryFolder();
  const port = await freePort();
  writeFileSync(join(folder, 'rules.yaml'), shortenedRules());
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['rules.yaml'],
    scrape_configs: jobs,
  };
  writeFileSync(join(folder, 'prometheus.yaml'), stringify(config));
  start('prometheus', [
    `--config.file=${folder}/prometheus.yaml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]);
  return async (alarm) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined);
    if (!answer?.ok) return [];
    const { data } = (await answer.json()) as { data: { alerts: Alert[] } };
    return data.alerts.filter(({ labels, state }) => state === 'firing' && (alarm === '' || labels.alertname === alarm));
  };
}

test('MailOverdue fires while the mail server is down, and clears once the email is sent', async () => {
  const secret = 'a secret for the alarm tests, long enough';
  const smtp = await startRecordingSmtp();
  onTestFinished(smtp.stop);
  // Articles are off, because a new site has no article of the day after noon, which is an alarm.
  const env = { SMTP_URL: smtp.url, SECRET: secret, ARTICLES_PER_DAY: '0' };
  const site = await startTestSite(await freePort(), { env, deskPort: await freePort() });
  onTestFinished(site.stop);
  // Wait for the content report that every new site sends.
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1);
  const firing = await startPrometheus([
    scrape('site-web', site.metricsUrl),
    scrape('site-worker', site.workerMetricsUrl),
    scrape('site-desk', site.deskMetricsUrl ?? ''),
  ]);
  const mailAlarms = () => firing('MailOverdue');
  const names = async () => (await firing('')).map(({ labels }) => labels.alertname).sort();
  // The only alarms expected: this site has no backups and one web process.
  await expect.poll(names, { timeout: 20_000 }).toEqual(['BackupOld', 'BackupUnverified', 'OneWebProcessLeft']);

  await smtp.stop();
  const sent = await fetch(`${site.baseUrl}/functions/v1/submit-testimonial`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: 'public-anonymous-key' },
    body: JSON.stringify(answers),
  });
  expect(await sent.json()).toMatchObject({ success: true });
  const stoppedAt = performance.now();
  await expect.poll(mailAlarms, { timeout: 30_000 }).toHaveLength(1);
  const firedAt = performance.now();
  const [alarm] = await mailAlarms();
  expect(alarm?.labels.severity).toBe('ticket');
  expect(alarm?.annotations.summary).toMatch(/^A mail has been waiting for \d+/);
  expect(alarm?.annotations.runbook_url).toBe('ops/runbooks/mail-overdue.md');

  await smtp.start();
  // Retries at once, as the runbook says.
  execFileSync(process.execPath, ['scripts/jobs.ts', '--now'], {
    env: { ...process.env, DATABASE_URL: site.databases.site_worker },
    stdio: 'ignore',
  });
  // The practice's email, and the patient's receipt.
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(3);
  await expect.poll(mailAlarms, { timeout: 20_000 }).toEqual([]);
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  console.log(`Alarm fired after ${seconds(stoppedAt, firedAt)} s, cleared ${seconds(firedAt, performance.now())} s later`);
});

test('CertificateEnds and SiteUnreachable fire on the results of a real blackbox_exporter', async () => {
  const folder = temporaryFolder();
  const pem = (name: string) => readFileSync(join(folder, `${name}.pem`), 'utf8');
  const soon = selfSignedCertificate(folder, 'soon', 5, ['localhost']);
  const renewed = selfSignedCertificate(folder, 'renewed', 90, ['localhost']);
  writeFileSync(join(folder, 'authorities.pem'), pem('soon') + pem('renewed'));
  const site = createServer(soon, (_, answer) => answer.end('a page'));
  // A new connection for each probe, so that it sees the current certificate.
  site.keepAliveTimeout = 1;
  onTestFinished(() => void site.close());
  const address = await new Promise<string>((resolve) => {
    site.listen(0, '127.0.0.1', () => resolve(`https://localhost:${(site.address() as AddressInfo).port}/`));
  });

  // The shipped module, with the test's certificate authority.
  const modules = parse(readFileSync('ops/alarms/blackbox.yaml', 'utf8'));
  modules.modules.site.http.tls_config = { ca_file: join(folder, 'authorities.pem') };
  writeFileSync(join(folder, 'blackbox.yaml'), stringify(modules));
  const exporter = `127.0.0.1:${await freePort()}`;
  start('prometheus-blackbox-exporter', [`--config.file=${folder}/blackbox.yaml`, `--web.listen-address=${exporter}`]);

  // The shipped job, with the test's address for the site's hosts and for the desk's.
  const { scrape_configs: jobs }: { scrape_configs: (Scrape & { relabel_configs?: object[] })[] } = parse(
    readFileSync('ops/alarms/prometheus.yaml', 'utf8'),
  );
  const outside = jobs.find(({ job_name }) => job_name === 'site-from-outside');
  if (!outside?.relabel_configs) throw new Error('Job site-from-outside is missing');
  outside.static_configs = outside.static_configs.map((hosts) => ({ ...hosts, targets: [address] }));
  outside.relabel_configs.push({ target_label: '__address__', replacement: exporter });
  const firing = await startPrometheus([outside]);

  await expect.poll(() => firing('CertificateEnds'), { timeout: 30_000 }).toHaveLength(2);
  const [alarm] = await firing('CertificateEnds');
  expect(alarm?.annotations.summary).toMatch(/^The certificate of https:\/\/localhost:\d+\/ expires in 4d /);
  expect(await firing('SiteUnreachable')).toEqual([]);
  expect(await firing('CertificateEndsNow')).toEqual([]);
  site.setSecureContext(renewed);
  await expect.poll(() => firing('CertificateEnds'), { timeout: 20_000 }).toEqual([]);
  site.close();
  site.closeAllConnections();
  await expect.poll(() => firing('SiteUnreachable'), { timeout: 20_000 }).toHaveLength(1);
});
