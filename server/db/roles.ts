import { createHash } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

const siteRoles = ['site_owner', 'site_web', 'site_worker'] as const;
export type SiteRole = (typeof siteRoles)[number];

export type RoleUrls = Record<SiteRole, string>;

/** The same cluster and database, entered as another role. */
function asRole(adminUrl: string, database: string, role: SiteRole, password: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  url.pathname = `/${database}`;
  return url.href;
}

/** A password for a local cluster: the same at every start, and known only to who may administer the cluster anyway. */
const localPassword = (adminUrl: string, role: SiteRole) =>
  createHash('sha256')
    .update(`${role} ${new URL(adminUrl).password}`)
    .digest('hex')
    .slice(0, 32);

/**
 * Makes the database and the three roles, if they are not there, and tells how to enter as each. The owner runs
 * migrations; web and worker can do no more than the migrations grant them.
 */
export async function prepareLocalDatabase(adminUrl: string, database: string): Promise<RoleUrls> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    // Roles belong to the whole cluster: two test files that start together must not both create them.
    await admin.query('select pg_advisory_lock(860113)');
    for (const role of siteRoles) {
      const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
      const password = escapeLiteral(localPassword(adminUrl, role));
      await admin.query(`${rowCount ? 'alter' : 'create'} role ${escapeIdentifier(role)} login password ${password}`);
    }
    // Nobody logs in as this one: the web process becomes it to answer whoever holds the public key.
    const { rowCount: anon } = await admin.query("select 1 from pg_roles where rolname = 'site_anon'");
    if (!anon) await admin.query('create role site_anon nologin');
    await admin.query('grant site_anon to site_web');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount)
      await admin.query(`create database ${escapeIdentifier(database)} owner site_owner encoding 'UTF8' template template0`);
    await admin.query('select pg_advisory_unlock(860113)');
  } finally {
    await admin.end();
  }
  const urls = siteRoles.map((role) => [role, asRole(adminUrl, database, role, localPassword(adminUrl, role))]);
  return Object.fromEntries(urls) as RoleUrls;
}
