import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type LocalSite, startLocalSite } from '../../scripts/local-site.ts';
import { testNow } from './test-site.ts';

/** A whole site that a test has for itself, with a database that nobody else reads. */
export async function startOwnSite(port: number, env: Record<string, string> = {}): Promise<LocalSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'test-own-site-'));
  chmodSync(dataFolder, 0o755);
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const database = `own_${port}_${process.pid}`;
  const site = await startLocalSite({
    port,
    inboxPort: port + 1,
    development: false,
    dataFolder,
    databaseUrl,
    database,
    env: { CLOCK: testNow, ...env },
    say: () => {},
    onUnexpectedEnd: () => console.error('a process of the site ended'),
  });
  const stop = async () => {
    await site.stop();
    if (databaseUrl) {
      const admin = new Client({ connectionString: databaseUrl });
      await admin.connect();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    }
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...site, stop };
}
