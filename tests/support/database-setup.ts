import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { readContentBytes } from '../../content-model/content-file.ts';
import { prepareLocalDatabase } from '../../local/local-database.ts';
import { startLocalPostgres } from '../../local/local-postgres.ts';
import { migrate } from '../../server/migrate.ts';
import { publish } from '../../server/publishing/publish.ts';
import { asRole } from './as-role.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    /** A database with every migration applied. Copying it takes a tenth of the time of migrating. */
    templateDatabase: string;
    /** The same, with the content folder published as its first version. */
    publishedDatabase: string;
  }
}

/** Starts one PostgreSQL for all database tests, or uses the one in DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  // If root starts PostgreSQL, it runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres(join(folder, 'data'), process.env['DATABASE_URL'] || undefined);
  const templateDatabase = `test_template_${process.pid}`;
  const publishedDatabase = `test_published_${process.pid}`;
  const { site_owner } = await prepareLocalDatabase(postgres.adminUrl, templateDatabase);
  await migrate(site_owner, () => {});
  const copy = `create database ${publishedDatabase} owner site_owner template ${templateDatabase}`;
  await asRole(postgres.adminUrl, (admin) => admin.query(copy));
  const { site_worker } = await prepareLocalDatabase(postgres.adminUrl, publishedDatabase);
  const pool = new Pool({ connectionString: site_worker });
  await publish(pool, readContentBytes('content'), { author: 'Test', message: 'Start', parentId: undefined });
  await pool.end();
  project.provide('adminUrl', postgres.adminUrl);
  project.provide('templateDatabase', templateDatabase);
  project.provide('publishedDatabase', publishedDatabase);
  return async () => {
    for (const name of [templateDatabase, publishedDatabase])
      await asRole(postgres.adminUrl, (admin) => admin.query(`drop database ${name}`));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
