import { Pool } from 'pg';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';
import { checkPrivileges } from './privileges.ts';
import type { Environment } from './settings.ts';

const timeoutMs = 5_000;

/** Advice by PostgreSQL or network error code. */
const advice: Record<string, string> = {
  '28P01': 'The password is wrong. Run ops/install, which sets the one in .env.',
  '28000': 'The server does not accept this role from this address. Check pg_hba.conf.',
  '3D000': 'The database does not exist. Run ops/install.',
  ECONNREFUSED: 'Connection refused. Start PostgreSQL, or correct the port in DATABASE_URL.',
  ENOTFOUND: 'The host in DATABASE_URL cannot be resolved. Correct it.',
  '53300': 'All connections are in use. Raise max_connections, or lower DATABASE_POOL.',
};

/** The setting with the database URL of each role. The web process answers anonymous reads as its own role. The desk is optional. */
const databaseUrls = {
  web: 'DATABASE_URL',
  anon: 'ANON_DATABASE_URL',
  worker: 'WORKER_DATABASE_URL',
  desk: 'DESK_DATABASE_URL',
} as const;
type RoleName = keyof typeof databaseUrls;
export const roleNames = Object.keys(databaseUrls) as RoleName[];
export const databaseSettings = Object.values(databaseUrls);

export async function checkDatabase(name: RoleName, env: Environment): Promise<Finding[]> {
  const check = `Database of ${name}`;
  const setting = databaseUrls[name];
  if (!env[setting]) return name === 'desk' ? [] : [bad(check, `${setting} is not set`, 'Set it.')];
  const pool = new Pool({
    connectionString: env[setting],
    max: 1,
    application_name: 'site-doctor',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  pool.on('error', () => {});
  try {
    const finding = await checkConnection(check, name, pool);
    return name === 'web' ? [finding, ...(await checkPrivileges(pool))] : [finding];
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return [bad(check, `cannot connect: ${reasonOf(error)}`, advice[code] ?? 'See ops/runbooks/database-away.md.')];
  } finally {
    await pool.end();
  }
}

/** A server on this machine or in a network of its Docker engine needs no TLS. */
async function checkConnection(check: string, name: RoleName, pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ role: string; local: boolean; tls: boolean }>(
    `select current_user as role,
       coalesce(inet_server_addr() is null or inet_server_addr() << '127.0.0.0/8' or inet_server_addr() << '172.16.0.0/12' or inet_server_addr() = '::1', true) as local,
       coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as tls`,
  );
  const { local, role, tls } = rows[0] ?? {};
  if (role !== `site_${name}`)
    return bad(check, `connects as ${role}`, `Use site_${name} and its password in ${databaseUrls[name]}.`);
  if (!local && !tls) return warn(check, 'connects over a network without TLS', 'Add ?sslmode=verify-full to DATABASE_URL.');
  return ok(check, `connects as ${role}`);
}
