import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../content-model/load.ts';
import { freePort } from '../local/free-port.ts';
import { prepareLocalDatabase, type RoleUrls } from '../local/local-database.ts';
import { seedFirstArticles } from '../server/articles/seed-first-articles.ts';
import { migrate } from '../server/migrate.ts';
import { startNginx } from '../tests/faults/nginx.ts';
import { supervise } from '../tests/faults/supervised-process.ts';
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
  const env = {
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
  };
  bench.onEnd(supervise('server/main.ts', env, join(folder, 'web.log')).stop);
  const nginx = await startNginx({ folder: join(folder, 'nginx'), webPorts: [webPort], port });
  bench.onEnd(nginx.stop);
  execFileSync(process.execPath, ['scripts/health.ts', '--port', String(webPort), '--wait', '30']);
  return { base, webBase, databases, adminUrl: admin.href };
}
