import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { workerUpdates } from '../../server/migrate.ts';
import { bad, type Finding, ok } from './finding.ts';

const restrictedRoles = ['site_web', 'site_worker', 'site_anon', 'site_desk'] as const;
const siteRoles = ['site_owner', ...restrictedRoles] as const;

/** As 'role privilege schema.table', 'role privilege schema.table(column)', or 'role EXECUTE function'. */
type Privilege = string;

/** Privileges granted by the migrations, read from schema.sql, and those that db:migrate grants for the job queue. */
function grantedPrivileges(
  queueTables: readonly string[],
  updates: readonly { table: string; column: string }[],
): Set<Privilege> {
  const schema = readFileSync('server/platform/db/schema.sql', 'utf8');
  const isRestricted = (name = '') => restrictedRoles.some((restricted) => restricted === name);
  const tables = [...schema.matchAll(/^GRANT ([A-Z,]+)(\(\w+\))? ON TABLE (public\.\w+) TO (\w+);$/gm)]
    .filter(([, , , , role]) => isRestricted(role))
    .flatMap(([, privileges = '', column = '', table, role]) =>
      privileges.split(',').map((privilege) => `${role} ${privilege} ${table}${column}`),
    );
  const functions = [...schema.matchAll(/^GRANT ALL ON FUNCTION public\.(\w+)\(.*\) TO (\w+);$/gm)]
    .filter(([, , role]) => isRestricted(role))
    .map(([, name, role]) => `${role} EXECUTE ${name}`);
  const isOwners = (table: string) => /\.(bam|queue|version)$/.test(table);
  const worker = [
    ...queueTables.flatMap((table) =>
      ['SELECT', ...(isOwners(table) ? [] : ['INSERT', 'UPDATE', 'DELETE'])].map((privilege) => `${privilege} ${table}`),
    ),
    ...updates.map(({ column, table }) => `UPDATE ${table}(${column})`),
  ].map((right) => `site_worker ${right}`);
  const web = [
    'SELECT pgboss.queue',
    'SELECT pgboss.version',
    ...['pgboss.job', 'pgboss.job_common'].flatMap((table) => [
      `INSERT ${table}`,
      `SELECT ${table}(id)`,
      `SELECT ${table}(start_after)`,
    ]),
  ];
  return new Set([...tables, ...functions, ...worker, ...web.map((right) => `site_web ${right}`)]);
}

/** Effective privileges, whether granted directly, through a group or to public. */
async function effectivePrivileges(pool: Pool): Promise<Set<Privilege>> {
  const { rows } = await pool.query<{ right: string }>({
    text: `select concat_ws(' ', role, privilege, nspname || '.' || relname) as right
      from unnest($1::text[]) as role, pg_class join pg_namespace on pg_namespace.oid = relnamespace,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
      where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and has_table_privilege(role, pg_class.oid, privilege)
      union
      select concat_ws(' ', role, privilege, nspname || '.' || relname || '(' || attname || ')')
      from unnest($1::text[]) as role, unnest(array['SELECT', 'INSERT', 'UPDATE']) as privilege, pg_class join pg_namespace on pg_namespace.oid = relnamespace
        join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not has_table_privilege(role, pg_class.oid, privilege)
        and has_column_privilege(role, pg_class.oid, attnum, privilege)
      union
      select concat_ws(' ', role, 'EXECUTE', proname)
      from unnest($1::text[]) as role, pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public' and prosecdef and has_function_privilege(role, pg_proc.oid, 'EXECUTE')`,
    values: [restrictedRoles],
  });
  return new Set(rows.map(({ right }) => right));
}

const asStatement = (verb: 'grant' | 'revoke', right: Privilege) => {
  const [role, privilege, on = '', column = ''] = right.split(/ |(?=\()/);
  return `${verb} ${privilege?.toLowerCase()}${column && ` ${column}`} on ${privilege === 'EXECUTE' ? 'function ' : ''}${on} ${verb === 'grant' ? 'to' : 'from'} ${role};`;
};

const few = (rights: readonly Privilege[]) =>
  `${rights.slice(0, 3).join(', ')}${rights.length > 3 ? ` and ${rights.length - 3} more` : ''}`;

/** What is wrong, and the statement that corrects it. $1 are all roles, $2 the restricted ones. */
const faults = `
  select member::regrole || ' is a member of ' || roleid::regrole as found,
    'revoke ' || roleid::regrole || ' from ' || member::regrole || ';' as todo
  from pg_auth_members where member::regrole::text = any($1)
  union all
  select role || ' can create temporary tables',
    'revoke temporary on database ' || quote_ident(current_database()) || ' from ' || role || ', public;'
  from unnest($2::text[]) as role where has_database_privilege(role, current_database(), 'TEMPORARY')
  union all
  select role || ' can create in ' || nspname, 'revoke create on schema ' || nspname || ' from ' || role || ', public;'
  from unnest($2::text[]) as role, pg_namespace
  where nspname in ('public', 'pgboss') and has_schema_privilege(role, oid, 'CREATE')
  union all
  select 'large objects can be created by ' || string_agg(distinct role, ', '),
    'revoke execute on function lo_creat, lo_create, lo_from_bytea from ' || string_agg(distinct role, ', ') || ', public;'
  from unnest($2::text[]) as role, pg_proc
  where proname in ('lo_creat', 'lo_create', 'lo_from_bytea') and has_function_privilege(role, pg_proc.oid, 'EXECUTE')
  having count(*) > 0
  union all
  (select nspname || '.' || relname || ' belongs to ' || relowner::regrole,
     'alter table ' || nspname || '.' || relname || ' owner to site_owner;'
   from pg_class join pg_namespace on pg_namespace.oid = relnamespace
   where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and relowner <> 'site_owner'::regrole limit 3)
  union all
  select distinct 'row-level security of ' || relname || ' is off', 'alter table ' || relname || ' enable row level security;'
  from pg_class join pg_policy on polrelid = pg_class.oid where not relrowsecurity`;

/** Checks that each role has exactly the privileges of docs/decisions/0008, to limit what an attacker in the web process can do. */
export async function checkPrivileges(pool: Pool): Promise<Finding[]> {
  const check = 'Privileges';
  const { rows: roles } = await pool.query<{ name: string; powers: string[] }>(
    `select rolname as name, array_remove(array[
        case when rolsuper then 'superuser' end, case when rolcreaterole then 'createrole' end,
        case when rolcreatedb then 'createdb' end, case when rolbypassrls then 'bypassrls' end,
        case when rolreplication then 'replication' end], null) as powers
      from pg_roles where rolname = any($1)`,
    [siteRoles],
  );
  const missing = siteRoles.filter((name) => !roles.some((role) => role.name === name));
  if (missing.length > 0) return [bad(check, `missing roles: ${missing.join(', ')}`, 'Run ops/install.')];
  const strong = roles.filter(({ powers }) => powers.length > 0);
  if (strong.length > 0)
    return strong.map(({ name, powers }) =>
      bad(check, `${name} is ${powers.join(', ')}`, `alter role ${name} ${powers.map((power) => `no${power}`).join(' ')};`),
    );

  const { rows } = await pool.query<{ found: string; todo: string }>(faults, [siteRoles, restrictedRoles]);
  const findings = rows.map(({ found, todo }) => bad(check, found, todo));
  const effective = await effectivePrivileges(pool);
  const { rows: queueTables } = await pool.query<{ table: string }>(
    `select 'pgboss.' || relname as table from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'pgboss' and relkind in ('r', 'p')`,
  );
  const { rows: updates } = await pool.query<{ table: string; column: string }>(workerUpdates);
  const granted = grantedPrivileges(
    queueTables.map(({ table }) => table),
    updates,
  );
  const compare = (name: string, verb: 'grant' | 'revoke', rights: Privilege[]) => {
    const statements = rights.slice(0, 3).map((right) => asStatement(verb, right));
    if (rights.length > 0) findings.push(bad(check, `${name}: ${few(rights)}`, statements.join(' ')));
  };
  compare('excess', 'revoke', [...effective].filter((right) => !granted.has(right)).sort());
  compare('missing', 'grant', [...granted].filter((right) => !effective.has(right)).sort());
  return findings.length > 0 ? findings : [ok(check, `exactly the ${granted.size} that the migrations grant`)];
}
