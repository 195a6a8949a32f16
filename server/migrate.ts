import { readFileSync } from 'node:fs';
import { runner } from 'node-pg-migrate';
import { Client, escapeIdentifier } from 'pg';
import { adoptArticleDrafts } from './adopt-article-drafts.ts';
import { installQueues } from './install-queues.ts';
import { migrationsFolder } from './platform/db/migrations-folder.ts';

/**
 * What the worker updates in tables of pg-boss that it may not write otherwise: pg-boss runs the commands in `bam` as the owner, and
 * its upgrades build others from the version and from the names of tables.
 */
export const workerUpdates = `
  select 'pgboss.' || relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'pgboss'::regnamespace and attnum > 0 and not attisdropped
    and (relname = 'version' and attname <> 'version' or relname = 'queue' and attname <> all('{name,policy,partition,table_name}'))`;

/** pg-boss itself leaves nothing else there. The worker of the release before could write to it, and so can a restored backup. */
const withoutForeignCommands = `
  do $$ begin
    if to_regclass('pgboss.bam') is not null then
      revoke insert, update, delete on pgboss.bam from site_worker;
      delete from pgboss.bam where status <> 'completed' and command !~* '^\\s*(create (unique )?|drop )index concurrently ';
    end if;
  end $$`;

/** Migrates tables, functions, grants and job queues to this version of the code. Run as the database owner. */
export async function migrate(ownerUrl: string, log: (message: string) => void, folder = migrationsFolder): Promise<void> {
  // While it waits for a table, such as behind a backup, requests for that table wait behind it.
  const client = new Client({ connectionString: ownerUrl, lock_timeout: 3_000 });
  await client.connect();
  try {
    await client.query('revoke create on schema public from public');
    await client.query(`revoke temporary on database ${escapeIdentifier(client.database ?? '')} from public`);
    const applied = await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'pgmigrations',
      checkOrder: true,
      // node-pg-migrate logs each statement at info; the names of the migrations are enough.
      logger: { info: () => {}, warn: log, error: log },
    });
    for (const migration of applied) log(`Applied migration ${migration.name}`);
    await client.query(withoutForeignCommands);
    await installQueues(ownerUrl);
    // The worker runs jobs and maintains the queues. The web process only sends, and reads no payload: it names requests.
    const { rows: updates } = await client.query<{ table: string; column: string }>(workerUpdates);
    await client.query(`
      grant usage on schema pgboss to site_web, site_worker;
      grant select, insert, update, delete on all tables in schema pgboss to site_worker;
      revoke insert, update, delete on pgboss.bam, pgboss.queue, pgboss.version from site_worker;
      ${updates.map(({ column, table }) => `grant update (${escapeIdentifier(column)}) on ${table} to site_worker;`).join('\n')}
      grant usage on all sequences in schema pgboss to site_worker;
      -- The worker calls it at each start. It computes the name of the table.
      alter function pgboss.create_queue security definer set search_path = pg_catalog, pg_temp;
      revoke execute on function pgboss.create_queue from public;
      grant execute on all functions in schema pgboss to site_worker;
      grant select on pgboss.queue, pgboss.version to site_web;
      revoke select on pgboss.job, pgboss.job_common from site_web;
      grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to site_web;
    `);
    // They name the newest tables, which other folders do not have.
    if (folder !== migrationsFolder) return;
    await adoptArticleDrafts(client);
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = 'site_desk'");
    if (rowCount) await client.query(readFileSync(new URL('desk-grants.sql', import.meta.url), 'utf8'));
  } finally {
    await client.end();
  }
}
