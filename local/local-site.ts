import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { contentFolder } from '../content-model/content-folder.ts';
import { loadContent } from '../content-model/load.ts';
import type { SiteContent } from '../content-model/schema/site.ts';
import { createMembers } from '../desk/members/members.ts';
import { seedFirstArticles } from '../server/articles/seed-first-articles.ts';
import { contentReport } from '../server/content/content-report-job.ts';
import { migrate } from '../server/migrate.ts';
import { freePort } from './free-port.ts';
import { prepareLocalDatabase, type RoleUrls } from './local-database.ts';
import { type LocalInbox, startLocalInbox } from './local-inbox.ts';
import { startLocalPostgres } from './local-postgres.ts';
import { publishFolder } from './publish-folder.ts';

/** The first owner of the demo's desk. */
export const demoOwner = 'owner@threeridings.example';

type Options = {
  port: number;
  inboxPort: number;
  /** Starts the desk too. */
  deskPort?: number;
  development: boolean;
  dataFolder: string;
  /** Your own PostgreSQL, with a user who can create roles and databases. */
  databaseUrl: string | undefined;
  database: string;
  env?: Record<string, string>;
  say(line: string): void;
  onUnexpectedEnd(): void;
};

export type LocalSite = {
  baseUrl: string;
  deskUrl: string | undefined;
  clinicUrls: Record<string, string>;
  metricsUrl: string;
  workerMetricsUrl: string;
  deskMetricsUrl: string | undefined;
  inbox: LocalInbox;
  databases: RoleUrls;
  content: SiteContent;
  stop(): Promise<void>;
};

/** Starts the whole site on this machine: PostgreSQL, SMTP, web, worker and desk. Used by the demo and the tests. */
export async function startLocalSite(options: Options): Promise<LocalSite> {
  const { dataFolder, development, port, say } = options;
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;
  let ended: string | undefined;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // In reverse order, because later services depend on earlier ones.
    for (const stopOne of stops.toReversed()) await stopOne().catch((error: unknown) => console.error(error));
  };

  /** Starts a detached process, so that Ctrl-C reaches only this one, which then stops the others in order. */
  const start = (name: string, args: string[], env: Record<string, string>) => {
    const logFile = `${dataFolder}/logs/${name}.log`;
    const log = openSync(logFile, 'w');
    const output = development ? 'inherit' : log;
    const child = spawn(process.execPath, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(log);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      ended = name;
      say(`${name} ended unexpectedly (${signal ?? code}).`);
      if (!development) say(readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n'));
      options.onUnexpectedEnd();
    });
    stops.push(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    });
  };

  try {
    mkdirSync(`${dataFolder}/logs`, { recursive: true });
    const folder = contentFolder({ ...process.env, ...options.env });
    const content = loadContent(folder);
    say('Starting PostgreSQL.');
    const postgres = await startLocalPostgres(`${dataFolder}/postgres`, options.databaseUrl);
    stops.push(postgres.stop);
    const databases = await prepareLocalDatabase(postgres.adminUrl, options.database);
    await migrate(databases.site_owner, say);
    const added = await seedFirstArticles(databases.site_worker, content.blogArticles);
    if (added > 0) say(`Added ${added} first articles.`);
    await publishFolder(databases.site_worker, folder, say);
    await clearSubmissions(databases.site_worker);
    const inbox = await startLocalInbox(options.inboxPort);
    stops.push(inbox.stop);

    const baseUrl = `http://localhost:${port}`;
    const clinicUrls = Object.fromEntries(content.practices.map(({ slug }) => [slug, `http://${slug}.localhost:${port}`]));
    const [metricsPort, workerMetricsPort, deskMetricsPort] = [await freePort(), await freePort(), await freePort()];
    const shared = {
      NODE_ENV: development ? 'development' : 'production',
      PORT: String(port),
      SITE_URL: baseUrl,
      HOST_ALIASES: `127.0.0.1:${port}`,
      CLINIC_URLS: Object.entries(clinicUrls)
        .map(([slug, url]) => `${slug}=${url}`)
        .join(','),
      SECRET: localSecret(dataFolder),
      STATE_FOLDER: `${dataFolder}/state`,
      ...options.env,
    };
    start('web', development ? ['local/dev-web.ts'] : ['--max-old-space-size=224', 'server/main.ts'], {
      ...shared,
      DATABASE_URL: databases.site_web,
      ANON_DATABASE_URL: databases.site_anon,
      METRICS_PORT: String(metricsPort),
    });
    const deskUrl = options.deskPort === undefined ? undefined : `http://localhost:${options.deskPort}`;
    const mail = {
      ...(deskUrl && { DESK_URL: deskUrl }),
      SMTP_URL: inbox.smtpUrl,
      MAIL_FROM: `${content.organisation.name} <website@${new URL(content.organisation.website).hostname}>`,
    };
    start('worker', ['server/worker.ts'], {
      ...mail,
      ...shared,
      DATABASE_URL: databases.site_worker,
      METRICS_PORT: String(workerMetricsPort),
    });
    if (deskUrl) {
      await addOwner(databases.site_desk);
      start('desk', [development ? 'local/dev-desk.ts' : 'desk/main.ts'], {
        ...mail,
        ...shared,
        PORT: String(options.deskPort),
        DATABASE_URL: databases.site_desk,
        METRICS_PORT: String(deskMetricsPort),
      });
    }
    while (!stopping && !((await isUp(port, '/readyz')) && (!options.deskPort || (await isUp(options.deskPort, '/readyz'))))) {
      // It will never become ready.
      if (ended) throw new Error(`${ended} did not start`);
      await sleep(200);
    }
    await sendFirstReport(databases.site_owner);
    return {
      baseUrl,
      deskUrl,
      clinicUrls,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      workerMetricsUrl: `http://127.0.0.1:${workerMetricsPort}/metrics`,
      deskMetricsUrl: deskUrl && `http://127.0.0.1:${deskMetricsPort}/metrics`,
      inbox,
      databases,
      content,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Stored with the data, so that links in the demo's inbox still work after a restart. */
function localSecret(dataFolder: string): string {
  const file = `${dataFolder}/secret`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

const isUp = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.ok,
    () => false,
  );

async function addOwner(deskUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: deskUrl, max: 1 });
  await createMembers(pool)
    .add({ email: demoOwner, name: 'Practice manager', role: 'owner', seesRequests: true }, { email: 'npm run demo' })
    .finally(() => pool.end());
}

/** The fake search engine starts empty, so pages from an earlier run must be submitted again. */
async function clearSubmissions(workerUrl: string): Promise<void> {
  const client = new Client({ connectionString: workerUrl });
  await client.connect();
  await client.query('delete from indexnow_ledger').finally(() => client.end());
}

/** Gives the inbox a first email. */
async function sendFirstReport(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.send(contentReport.name);
  await boss.stop({ graceful: false });
}
