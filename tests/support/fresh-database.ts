import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { prepareLocalDatabase, type RoleUrls } from '../../local/local-database.ts';
import { asRole } from './as-role.ts';

export { asRole };

export type DatabaseUrls = RoleUrls & { admin: string };

/** A pool's end() resolves before its connections close. Dropping the database too early would raise an unhandled error. */
async function drop(admin: Client, name: string): Promise<void> {
  for (let waited = 0; waited < 500; waited += 50) {
    const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) break;
    await sleep(50);
  }
  await admin.query(`drop database ${name} with (force)`);
}

/** Creates a database for the test, with the migrations applied by default, and drops it afterwards. */
export async function freshDatabase({ migrated = true, published = false } = {}): Promise<DatabaseUrls> {
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  if (migrated) {
    const create = `create database ${name} owner site_owner template ${inject(published ? 'publishedDatabase' : 'templateDatabase')}`;
    await asRole(adminUrl, (admin) => admin.query(create));
  }
  const urls = await prepareLocalDatabase(adminUrl, name);
  onTestFinished(() => asRole(adminUrl, (admin) => drop(admin, name)));
  const admin = new URL(adminUrl);
  admin.pathname = `/${name}`;
  return { ...urls, admin: admin.href };
}
