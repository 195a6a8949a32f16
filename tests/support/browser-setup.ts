import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startLocalSite } from '../../scripts/local-site.ts';
import { inboxPort, submissionsPerAddress, testNow, testPort } from './test-site.ts';

/** The production build on a real PostgreSQL with a real SMTP server: what a visitor would meet. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) throw new Error('run `npm run build` first: these tests try the production build');
  const dataFolder = mkdtempSync(join(tmpdir(), 'test-site-'));
  chmodSync(dataFolder, 0o755);
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const database = `browser_${process.pid}`;
  const site = await startLocalSite({
    port: testPort,
    inboxPort,
    development: false,
    dataFolder,
    databaseUrl,
    database,
    env: {
      CLOCK: testNow,
      LOG_LEVEL: 'info',
      // Every test sends from this machine; one that is about the limit names itself another address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SUBMISSIONS_PER_ADDRESS: String(submissionsPerAddress),
      SUBMISSIONS_IN_ALL: '1000',
    },
    say: (line) => console.log(line),
    onUnexpectedEnd: () => console.error('a process of the site ended: the tests that follow will fail'),
  });
  process.env['TEST_METRICS_URL'] = site.metricsUrl;
  return async () => {
    await site.stop();
    if (databaseUrl) {
      const admin = new Client({ connectionString: databaseUrl });
      await admin.connect();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    }
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
