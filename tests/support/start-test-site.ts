import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalSite, startLocalSite } from '../../local/local-site.ts';
import { asRole } from './as-role.ts';

export type TestSite = LocalSite & { dataFolder: string };

type Options = { env?: Record<string, string>; deskPort?: number };

/** Starts the production site with its own database and data folder, and removes both when it stops. */
export async function startTestSite(port: number, options: Options = {}): Promise<TestSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'test-site-'));
  // PostgreSQL runs as another user and needs access.
  chmodSync(dataFolder, 0o755);
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const database = `test_${port}_${process.pid}`;
  const site = await startLocalSite({
    port,
    inboxPort: port + 1,
    ...(options.deskPort === undefined ? {} : { deskPort: options.deskPort }),
    development: false,
    dataFolder,
    databaseUrl,
    database,
    env: options.env ?? {},
    say: () => {},
    onUnexpectedEnd: () => console.error('A site process exited unexpectedly: the remaining tests will fail'),
  });
  const stop = async () => {
    await site.stop();
    if (databaseUrl)
      await asRole(databaseUrl, async (admin) => void (await admin.query(`drop database ${database} with (force)`)));
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...site, dataFolder, stop };
}
