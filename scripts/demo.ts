import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { loadContent } from '../content/load.ts';
import { seedFirstArticles } from '../server/blog/seed-first-articles.ts';
import { migrate } from '../server/db/migrate.ts';
import { prepareLocalDatabase } from '../server/db/roles.ts';
import { contentReport } from '../server/jobs/content-report.ts';
import { freePort } from './free-port.ts';
import { startLocalInbox } from './local-inbox.ts';
import { startLocalPostgres } from './local-postgres.ts';

/**
 * The whole site on one machine, with real parts: PostgreSQL, SMTP, web and worker. `npm run demo` serves the production
 * build; `npm run dev` serves the sources with hot reload.
 */
const development = process.argv.includes('--dev');
const port = Number(process.env['PORT'] || 3000);
const baseUrl = `http://localhost:${port}`;
const dataFolder = '.data';
const logFolder = `${dataFolder}/logs`;

const stops: (() => Promise<void>)[] = [];
let stopping = false;
async function stopAll(exitCode: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    // What was started last depends on what was started first.
    for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error(error));
    process.exit(exitCode);
  }
  return new Promise(() => {});
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping.');
    void stopAll(0);
  });
}

const say = (line: string) => console.log(line);

async function build(): Promise<void> {
  say('Building the site.');
  const child = spawn('react-router', ['build'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build failed:\n${output.join('')}`);
}

/** In a group of its own: Ctrl-C reaches only this process, which then stops the others in order. */
function start(name: string, file: string, env: Record<string, string>): ChildProcess {
  const log = openSync(`${logFolder}/${name}.log`, 'w');
  const child = spawn(process.execPath, [file], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', development ? 'inherit' : log, development ? 'inherit' : log, 'ipc'],
  });
  closeSync(log);
  child.once('exit', (code, signal) => {
    if (stopping) return;
    console.error(`${name} ended unexpectedly (${signal ?? code}).`);
    if (!development) console.error(readFileSync(`${logFolder}/${name}.log`, 'utf8').split('\n').slice(-20).join('\n'));
    void stopAll(1);
  });
  stops.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });
  return child;
}

async function untilReady(): Promise<void> {
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then((response) => response.ok, () => false);
    if (ready) return;
    await sleep(200);
  }
}

/** So that the inbox is not empty at first sight. */
async function sendFirstReport(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.send(contentReport.name);
  await boss.stop({ graceful: false });
}

try {
  mkdirSync(logFolder, { recursive: true });
  const content = loadContent('content');
  say('Starting PostgreSQL.');
  const postgres = await startLocalPostgres(`${dataFolder}/postgres`, process.env['DATABASE_URL']);
  stops.push(postgres.stop);
  const urls = await prepareLocalDatabase(postgres.adminUrl, 'dental_site');
  await migrate(urls.site_owner, say);
  const added = await seedFirstArticles(urls.site_worker, content.blogArticles);
  if (added > 0) say(`Added ${added} first articles.`);
  const inbox = await startLocalInbox(port + 1);
  stops.push(inbox.stop);
  if (!development) await build();

  const clinics = content.practices.map(({ slug }) => `${slug}=http://${slug}.localhost:${port}`);
  const metricsPort = await freePort();
  const env = {
    NODE_ENV: development ? 'development' : 'production',
    PORT: String(port),
    BASE_URL: baseUrl,
    HOST_ALIASES: `127.0.0.1:${port}`,
    CLINIC_BASE_URLS: clinics.join(','),
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: `${content.organisation.name} <website@${new URL(content.organisation.website).hostname}>`,
  };
  start('web', development ? 'scripts/dev-web.ts' : 'server/main.ts', {
    ...env,
    DATABASE_URL: urls.site_web,
    METRICS_PORT: String(metricsPort),
  });
  start('worker', 'worker/main.ts', { ...env, DATABASE_URL: urls.site_worker });
  await untilReady();
  await sendFirstReport(urls.site_owner);

  say(`
${content.organisation.name} is running${development ? ', and reloads as you edit' : ''}.

  The site      ${baseUrl}
  A clinic's    ${clinics.map((clinic) => clinic.split('=')[1]).join('  ')}
  The inbox     ${inbox.pageUrl}   every mail that the site sends
  Health        ${baseUrl}/healthz  ${baseUrl}/readyz
  Metrics       http://127.0.0.1:${metricsPort}/metrics
${development ? `  Kit review    ${baseUrl}/review` : `  Logs          ${logFolder}/web.log  ${logFolder}/worker.log`}

Try: open the site on a phone-sized window, turn JavaScript off, switch to dark mode;
     read the weekly content report in the inbox;
     change a phone number in content/practices/ripon.yaml and ${development ? 'watch the page' : 'start again'}.
Ctrl-C stops everything.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}
