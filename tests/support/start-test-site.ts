import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalSite, startLocalSite } from '../../local/local-site.ts';
import { asRole } from './as-role.ts';

export type TestSite = LocalSite & { dataFolder: string };

type Options = {
  env?: Record<string, string>;
  say?: (line: string) => void;
  onUnexpectedEnd?: () => void;
};

/** The whole production site for one run, with a database that nobody else reads; all of it is gone when it stops. */
export async function startTestSite(port: number, options: Options = {}): Promise<TestSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'test-own-site-'));
  // The database's server runs as another user, who has to get in.
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
    env: options.env ?? {},
    say: options.say ?? (() => {}),
    onUnexpectedEnd: options.onUnexpectedEnd ?? (() => console.error('a process of the site ended')),
  });
  const stop = async () => {
    await site.stop();
    if (databaseUrl)
      await asRole(databaseUrl, async (admin) => void (await admin.query(`drop database ${database} with (force)`)));
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...site, dataFolder, stop };
}
