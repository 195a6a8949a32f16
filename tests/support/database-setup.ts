import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
  }
}

/** One real PostgreSQL for all database tests: the one that DATABASE_URL names, or the one that npm install brought. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  // Started by root, PostgreSQL runs as another user, who must be able to walk in.
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres(join(folder, 'data'), process.env['DATABASE_URL'] || undefined);
  project.provide('adminUrl', postgres.adminUrl);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
