import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadContent } from '../../content/load.ts';
import { freePort } from '../../local/free-port.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import { migrate } from '../../server/migrate.ts';
import { prepareLocalDatabase, type RoleUrls } from '../../server/platform/db/roles.ts';
import { startNginx } from '../faults/nginx.ts';
import { testNow } from '../support/test-site.ts';
import { type Running, startServer } from './running.ts';
import type { Workbench } from './workbench.ts';

export type BenchSite = {
  /** Through nginx, by the name that the site knows itself by. */
  base: string;
  host: string;
  web: readonly (Running & { port: number })[];
  nginx: { pid: number; folder: string };
  databases: RoleUrls;
  /** This site's database, entered as who may do everything. */
  adminUrl: string;
  postgresPid: number;
  stop(): Promise<void>;
};

export const secret = 'the secret of a site that is only measured';
export const anonKey = 'public-anonymous-key';

type Options = {
  name: string;
  webProcesses?: number;
  /** Fills the database before anybody reads it; otherwise it gets the first articles. */
  fill?: (adminUrl: string) => Promise<void>;
  /** Where no page depends on the hour, the clock may run. */
  env?: Record<string, string>;
};

/** The production build as it would run: nginx with the configuration of ops/nginx, web processes, PostgreSQL. No worker. */
export async function startBenchSite(bench: Workbench, { env = {}, fill, name, webProcesses = 1 }: Options): Promise<BenchSite> {
  const postgres = await bench.postgres();
  const folder = join(bench.folder, name);
  mkdirSync(folder);
  const databases = await prepareLocalDatabase(postgres.adminUrl, name);
  await migrate(databases.site_owner, () => {});
  const admin = new URL(postgres.adminUrl);
  admin.pathname = `/${name}`;
  await seedFirstArticles(databases.site_worker, loadContent('content').blogArticles);
  await fill?.(admin.href);
  const port = await freePort();
  const base = `https://localhost:${port}`;
  const stops: (() => Promise<void>)[] = [];
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  bench.afterwards(stop);
  const web: (Running & { port: number })[] = [];
  for (let number = 1; number <= webProcesses; number += 1) {
    const webPort = await freePort();
    const process = await startServer({
      command: globalThis.process.execPath,
      args: ['server/main.ts'],
      env: {
        NODE_ENV: 'production',
        PORT: String(webPort),
        SITE_URL: base,
        DATABASE_URL: databases.site_web,
        ANON_DATABASE_URL: databases.site_anon,
        SECRET: secret,
        ANON_KEY: anonKey,
        TRUSTED_PROXIES: '127.0.0.1',
        // The limits are for a person at a form; here one machine plays thousands.
        SUBMISSIONS_PER_ADDRESS: '100000000',
        SUBMISSIONS_IN_ALL: '100000000',
        SUBMISSIONS_PER_DAY: '100000000',
        // A page that changes at noon would be another page in the next round.
        CLOCK: testNow,
        ...env,
      },
      logFile: join(folder, `web-${number}.log`),
      port: webPort,
    });
    stops.push(process.stop);
    web.push({ ...process, port: webPort });
  }
  const nginxFolder = join(folder, 'nginx');
  const nginx = await startNginx({ folder: nginxFolder, webPorts: web.map((process) => process.port), port });
  stops.push(nginx.stop);
  for (const process of web) await untilReady(process.port);
  const nginxPid = Number(readFileSync(join(nginxFolder, 'nginx.pid'), 'utf8'));
  return {
    base,
    host: `localhost:${port}`,
    web,
    nginx: { pid: nginxPid, folder: nginxFolder },
    databases,
    adminUrl: admin.href,
    postgresPid: postgres.pid,
    stop,
  };
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (response.ok) return;
    await sleep(200);
  }
  throw new Error('a web process was not ready within half a minute');
}
