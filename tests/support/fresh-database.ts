import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { prepareLocalDatabase, type RoleUrls } from '../../server/db/roles.ts';
import { asRole } from './as-role.ts';

export { asRole };

/** A database of this test's own, with the migrations applied unless told otherwise; gone when the test is. */
export async function freshDatabase({ migrated = true } = {}): Promise<RoleUrls & { admin: string }> {
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const urls = await prepareLocalDatabase(adminUrl, name);
  onTestFinished(() => asRole(adminUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))));
  if (migrated) await migrate(urls.site_owner, () => {});
  const admin = new URL(adminUrl);
  admin.pathname = `/${name}`;
  return { ...urls, admin: admin.href };
}
