import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../local/free-port.ts';
import { prepareLocalDatabase, type RoleUrls } from '../../local/local-database.ts';
import { migrate } from '../../server/migrate.ts';
import { type CrashablePostgres, startCrashablePostgres } from './crashable-postgres.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type RecordingSmtp, startRecordingSmtp } from './recording-smtp.ts';
import { type SupervisedProcess, supervise } from './supervised-process.ts';
import { visit } from './visit.ts';

export type SiteBehindNginx = {
  nginx: Nginx;
  postgres: CrashablePostgres;
  smtp: RecordingSmtp;
  web: readonly SupervisedProcess[];
  webPorts: readonly number[];
  workers: readonly SupervisedProcess[];
  desk: SupervisedProcess | undefined;
  databases: RoleUrls;
  folder: string;
  logFolder: string;
  stop(options: { keepLogs: boolean }): Promise<void>;
};

type Options = {
  names?: readonly string[];
  webProcesses?: number;
  env?: (port: number) => Record<string, string>;
  /** Starts a desk too, and all processes before PostgreSQL. */
  databaseLast?: boolean;
};

/** Starts the site as in production, on one machine: nginx, web processes, two workers, PostgreSQL and an SMTP server. */
export async function startSiteBehindNginx(options: Options = {}): Promise<SiteBehindNginx> {
  if (!existsSync('build/server/index.js')) throw new Error('Run `npm run build` first: this tests the production build');
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<void>)[] = [];
  const stop = async ({ keepLogs }: { keepLogs: boolean }) => {
    for (const stopOne of stops.toReversed()) await stopOne().catch((error: unknown) => console.error(error));
    if (keepLogs) console.error(`Logs: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop({ keepLogs: true }).then(() => process.exit(1)));
  try {
    const logFolder = join(folder, 'logs');
    mkdirSync(logFolder);
    const postgres = await startCrashablePostgres(folder);
    stops.push(postgres.stop);
    const databases = await prepareLocalDatabase(postgres.adminUrl, 'faults');
    await migrate(databases.site_owner, () => {});
    const smtp = await startRecordingSmtp();
    stops.push(smtp.stop);
    const port = await freePort();
    const shared = {
      NODE_ENV: 'production',
      SITE_URL: new URL(`https://localhost:${port}`).origin,
      SECRET: 'a secret for the fault tests, long enough',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Site <site@group.example>',
      TRUSTED_PROXIES: '127.0.0.1',
      // Every visitor has a distinct address, so only the overall limits are raised.
      SUBMISSIONS_IN_ALL: '1000000',
      SUBMISSIONS_PER_DAY: '1000000',
      LOG_LEVEL: 'info',
      STATE_FOLDER: join(folder, 'state'),
      ...options.env?.(port),
    };
    if (options.databaseLast) await postgres.crash();
    const webPorts: number[] = [];
    while (webPorts.length < (options.webProcesses ?? 2)) webPorts.push(await freePort());
    const start = (name: string, file: string, env: Record<string, string>) => {
      const supervised = supervise(file, { ...shared, ...env }, join(logFolder, `${name}.log`));
      stops.push(supervised.stop);
      return supervised;
    };
    const web = webPorts.map((webPort, index) =>
      start(`web-${index + 1}`, 'server/main.ts', {
        DATABASE_URL: databases.site_web,
        ANON_DATABASE_URL: databases.site_anon,
        PORT: String(webPort),
      }),
    );
    const workers = [1, 2].map((index) => start(`worker-${index}`, 'server/worker.ts', { DATABASE_URL: databases.site_worker }));
    const desk = options.databaseLast ? start('desk', 'desk/main.ts', await deskEnv(databases)) : undefined;
    if (options.databaseLast) {
      await Promise.all(['worker-1', 'worker-2', 'desk'].map((name) => waitsForDatabase(join(logFolder, `${name}.log`))));
      await postgres.start();
    }
    const nginx = await startNginx({ ...options, folder: join(folder, 'nginx'), webPorts, port });
    stops.push(nginx.stop);
    await ready(nginx, webPorts);
    return { nginx, postgres, smtp, web, webPorts, workers, desk, databases, folder, logFolder, stop };
  } catch (error) {
    await stop({ keepLogs: true });
    throw error;
  }
}

async function deskEnv({ site_desk }: RoleUrls): Promise<Record<string, string>> {
  const port = String(await freePort());
  return { DATABASE_URL: site_desk, PORT: port, DESK_URL: `http://localhost:${port}` };
}

async function waitsForDatabase(logFile: string): Promise<void> {
  for (let tries = 0; !readFileSync(logFile, 'utf8').includes('Database unavailable'); tries += 1) {
    if (tries > 300) throw new Error(`No process waits for the database: see ${logFile}`);
    await sleep(200);
  }
}

async function ready({ certificate, port }: Nginx, webPorts: readonly number[]): Promise<void> {
  const isUp = (webPort: number) =>
    fetch(`http://127.0.0.1:${webPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await Promise.all(webPorts.map(isUp))).every(Boolean); tries += 1) {
    if (tries > 300) throw new Error('Web processes were not ready within a minute');
    await sleep(200);
  }
  const { status } = await visit({ port, certificate, path: '/' });
  if (status !== 200) throw new Error(`Home page returned ${status} through nginx`);
}
