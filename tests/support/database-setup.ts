import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalPostgres } from '../../local/local-postgres.ts';
import { migrate } from '../../server/migrate.ts';
import { prepareLocalDatabase } from '../../server/platform/db/roles.ts';
import { asRole } from './as-role.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    /** A database with every migration applied. Copying it takes a tenth of the time of migrating. */
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL for all database tests, or uses the one in DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  // If root starts PostgreSQL, it runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres(join(folder, 'data'), process.env['DATABASE_URL'] || undefined);
  const templateDatabase = `test_template_${process.pid}`;
  const { site_owner } = await prepareLocalDatabase(postgres.adminUrl, templateDatabase);
  await migrate(site_owner, () => {});
  project.provide('adminUrl', postgres.adminUrl);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await asRole(postgres.adminUrl, async (admin) => void (await admin.query(`drop database ${templateDatabase}`)));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
