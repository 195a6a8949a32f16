import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../server/migrate.ts';
import { prepareLocalDatabase } from '../server/platform/db/roles.ts';

/**
 * Writes the schema that the migrations make to server/platform/db/schema.sql, so that a review sees the whole of it and not only
 * the steps; `--check` compares instead, and fails when a migration came without its dump. Needs DATABASE_URL (entered as
 * who may create databases) and a pg_dump of the server's version.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, migrations: { type: 'string' } } });
const schemaFile = 'server/platform/db/schema.sql';
const adminUrl = process.env['DATABASE_URL'];
if (!adminUrl) {
  console.error('Set DATABASE_URL to a PostgreSQL, entered as who may create databases.');
  process.exit(1);
}

async function dropDatabase(database: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${database} with (force)`);
  await admin.end();
}

/** Versions and settings differ from machine to machine, and random restrict keys from run to run; the schema does not. */
const withoutPreamble = (dump: string) =>
  `${dump
    .split('\n')
    .filter((line) => !/^(--|SET |SELECT pg_catalog\.set_config|\\(un)?restrict )/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;

async function dumpSchema(): Promise<string> {
  const database = `schema_dump_${process.pid}`;
  try {
    const urls = await prepareLocalDatabase(adminUrl as string, database);
    await migrate(urls.site_owner, () => {}, values.migrations);
    return withoutPreamble(
      execFileSync('pg_dump', ['--schema-only', '--exclude-schema=pgboss', '--no-owner', urls.site_owner], { encoding: 'utf8' }),
    );
  } finally {
    await dropDatabase(database);
  }
}

const dump = await dumpSchema();
if (!values.check) {
  writeFileSync(schemaFile, dump);
  console.log(`Wrote ${schemaFile}.`);
} else if (readFileSync(schemaFile, 'utf8') === dump) {
  console.log(`${schemaFile} is what the migrations make.`);
} else {
  console.error(`${schemaFile} is not what the migrations make: run \`npm run db:dump\` and commit the result.`);
  process.exit(1);
}
