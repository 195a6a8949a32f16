import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { prepareLocalDatabase } from '../local/local-database.ts';
import { migrate } from '../server/migrate.ts';

/**
 * Writes the schema that results from the migrations to server/platform/db/schema.sql, for reviews. `--check` compares it instead
 * and fails if it is out of date. Needs DATABASE_URL with a user who can create databases, and pg_dump in the server's version.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const schemaFile = 'server/platform/db/schema.sql';
const adminUrl = process.env['DATABASE_URL'];
if (!adminUrl) {
  console.error('Set DATABASE_URL to a PostgreSQL server, with a user who can create databases.');
  process.exit(1);
}

async function dropDatabase(database: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${database} with (force)`);
  await admin.end();
}

/** Removes versions, settings and random restrict keys, which differ between machines and runs. */
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
    await migrate(urls.site_owner, () => {});
    return withoutPreamble(
      execFileSync(
        'pg_dump',
        ['--schema-only', '--exclude-schema=pgboss', '--exclude-schema=pg_catalog', '--no-owner', urls.site_owner],
        { encoding: 'utf8' },
      ),
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
  console.log(`${schemaFile} matches the migrations.`);
} else {
  console.error(`${schemaFile} does not match the migrations. Run \`npm run db:dump\` and commit the result.`);
  process.exit(1);
}
