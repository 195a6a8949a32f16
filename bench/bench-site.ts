import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadContent } from '../content/load.ts';
import { freePort } from '../local/free-port.ts';
import { seedFirstArticles } from '../server/articles/seed-first-articles.ts';
import { migrate } from '../server/migrate.ts';
import { prepareLocalDatabase, type RoleUrls } from '../server/platform/db/roles.ts';
import { startNginx } from '../tests/faults/nginx.ts';
import { testNow } from '../tests/support/test-site.ts';
import type { Workbench } from './workbench.ts';

export type BenchSite = {
  /** Through nginx. */
  base: string;
  /** From the web process. */
  webBase: string;
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
  const databases = await prepareLocalDatabase(bench.adminUrl, name);
  await migrate(databases.site_owner, () => {});
  const admin = new URL(bench.adminUrl);
  admin.pathname = `/${name}`;
  await seedFirstArticles(databases.site_worker, loadContent('content').blogArticles);
  await fill?.(admin.href);
  const [port, webPort] = [await freePort(), await freePort()];
  const base = `https://localhost:${port}`;
  const webBase = `http://127.0.0.1:${webPort}`;
  const log = openSync(join(folder, 'web.log'), 'a');
  const web = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(webPort),
      SITE_URL: base,
      HOST_ALIASES: `127.0.0.1:${webPort}`,
      DATABASE_URL: databases.site_web,
      ANON_DATABASE_URL: databases.site_anon,
      SECRET: 'the secret of a benchmark site, long enough',
      ANON_KEY: anonKey,
      TRUSTED_PROXIES: '127.0.0.1',
      // Pages must not change between rounds.
      CLOCK: testNow,
    },
    // With an IPC channel, it exits when the bench does.
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  bench.onEnd(async () => {
    const exited = once(web, 'exit');
    if (web.exitCode === null && web.kill('SIGTERM')) await exited;
  });
  const nginx = await startNginx({ folder: join(folder, 'nginx'), webPorts: [webPort], port });
  bench.onEnd(nginx.stop);
  await untilReady(webBase);
  return { base, webBase, databases, adminUrl: admin.href };
}

async function untilReady(webBase: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const response = await fetch(`${webBase}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error('the web process was not ready within 30 s');
}
