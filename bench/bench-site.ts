import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadContent } from '../content/load.ts';
import { freePort } from '../local/free-port.ts';
import { seedFirstArticles } from '../server/articles/seed-first-articles.ts';
import { migrate } from '../server/migrate.ts';
import { prepareLocalDatabase, type RoleUrls } from '../server/platform/db/roles.ts';
import { startNginx } from '../tests/faults/nginx.ts';
import { testNow } from '../tests/support/test-site.ts';
import { startServer } from './start-server.ts';
import type { Workbench } from './workbench.ts';

export type BenchSite = {
  /** Through nginx. */
  base: string;
  host: string;
  web: { pid: number; port: number };
  nginx: { pid: number; folder: string };
  databases: RoleUrls;
  /** This site's database, with all rights. */
  adminUrl: string;
};

export const anonKey = 'public-anonymous-key';

type Options = {
  name: string;
  /** Fills the database before the site starts. */
  fill?: (adminUrl: string) => Promise<void>;
};

/** The production build with nginx as configured in ops/nginx, one web process and PostgreSQL, without a worker. */
export async function startBenchSite(bench: Workbench, { fill, name }: Options): Promise<BenchSite> {
  const folder = join(bench.folder, name);
  mkdirSync(folder);
  const databases = await prepareLocalDatabase(bench.postgres.adminUrl, name);
  await migrate(databases.site_owner, () => {});
  const admin = new URL(bench.postgres.adminUrl);
  admin.pathname = `/${name}`;
  await seedFirstArticles(databases.site_worker, loadContent('content').blogArticles);
  await fill?.(admin.href);
  const port = await freePort();
  const base = `https://localhost:${port}`;
  const webPort = await freePort();
  const web = await startServer({
    command: process.execPath,
    args: ['server/main.ts'],
    env: {
      NODE_ENV: 'production',
      PORT: String(webPort),
      SITE_URL: base,
      DATABASE_URL: databases.site_web,
      ANON_DATABASE_URL: databases.site_anon,
      SECRET: 'the secret of a benchmark site, long enough',
      ANON_KEY: anonKey,
      TRUSTED_PROXIES: '127.0.0.1',
      // One machine sends the requests of thousands of visitors.
      SUBMISSIONS_PER_ADDRESS: '100000000',
      SUBMISSIONS_IN_ALL: '100000000',
      SUBMISSIONS_PER_DAY: '100000000',
      // Pages must not change between rounds.
      CLOCK: testNow,
    },
    logFile: join(folder, 'web.log'),
    port: webPort,
  });
  bench.onEnd(web.stop);
  const nginxFolder = join(folder, 'nginx');
  const nginx = await startNginx({ folder: nginxFolder, webPorts: [webPort], port });
  bench.onEnd(nginx.stop);
  await untilReady(webPort);
  return {
    base,
    host: `localhost:${port}`,
    web: { pid: web.pid, port: webPort },
    nginx: { pid: Number(readFileSync(join(nginxFolder, 'nginx.pid'), 'utf8')), folder: nginxFolder },
    databases,
    adminUrl: admin.href,
  };
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (response.ok) return;
    await sleep(200);
  }
  throw new Error('the web process was not ready within 30 s');
}
