import { createHash } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

const siteRoles = ['site_owner', 'site_web', 'site_anon', 'site_worker', 'site_desk'] as const;
export type SiteRole = (typeof siteRoles)[number];

export type RoleUrls = Record<SiteRole, string>;

/** The same at every start. Derived from the administrator's password, so that only an administrator can know it. */
const localPassword = (adminUrl: string, role: SiteRole) =>
  createHash('sha256')
    .update(`${role} ${new URL(adminUrl).password}`)
    .digest('hex')
    .slice(0, 32);

function roleUrl(adminUrl: string, database: string, role: SiteRole): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = localPassword(adminUrl, role);
  url.pathname = `/${database}`;
  return url.href;
}

/** As in ops/database-roles.sql. */
async function revokeLargeObjects(adminUrl: string, database: string): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  const functions = 'lo_creat, lo_create, lo_from_bytea';
  await admin.query(`grant execute on function ${functions} to site_owner; revoke execute on function ${functions} from public`);
  await admin.end();
}

/**
 * Creates the database and its roles where they are missing, and returns a connection URL for each role.
 * The owner runs migrations; the others have only the rights that migrations grant them.
 */
export async function prepareLocalDatabase(adminUrl: string, database: string): Promise<RoleUrls> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    // Roles belong to the whole cluster: test files that start in parallel must not both create them.
    await admin.query('select pg_advisory_lock(860113)');
    for (const role of siteRoles) {
      const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
      const password = escapeLiteral(localPassword(adminUrl, role));
      await admin.query(`${rowCount ? 'alter' : 'create'} role ${escapeIdentifier(role)} login password ${password}`);
    }
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount)
      await admin.query(`create database ${escapeIdentifier(database)} owner site_owner encoding 'UTF8' template template0`);
    await revokeLargeObjects(adminUrl, database);
    await admin.query('select pg_advisory_unlock(860113)');
  } finally {
    await admin.end();
  }
  return Object.fromEntries(siteRoles.map((role) => [role, roleUrl(adminUrl, database, role)])) as RoleUrls;
}
