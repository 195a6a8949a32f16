import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { readConfig } from '../server/platform/config.ts';
import { eraseOldRequests } from '../server/testimonials/testimonial-requests.ts';

/** After a restore, erases the requests whose ids are in the file, and those past the retention period. */
const [file] = process.argv.slice(2);
const { DATABASE_URL, RETENTION_CONTACTED_DAYS, RETENTION_OTHER_DAYS } = process.env;
if (!file || !DATABASE_URL) {
  console.error('Set DATABASE_URL to the database, with its owner as the user, and name the file: npm run db:erase -- FILE');
  process.exit(1);
}
const ids = readFileSync(file, 'utf8').match(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g) ?? [];

// Only the retention is used, so the secret can be a dummy.
const { retention } = readConfig({ DATABASE_URL, RETENTION_CONTACTED_DAYS, RETENTION_OTHER_DAYS, SECRET: 'unused'.repeat(8) });
const pool = new Pool({ connectionString: DATABASE_URL, max: 1 });
try {
  // Also those that this backup does not contain, for a later restore of another one.
  await pool.query('insert into erasures (request_id) select unnest($1::uuid[]) on conflict do nothing', [ids]);
  const { rowCount } = await pool.query('delete from testimonial_requests where id in (select request_id from erasures)');
  const due = await eraseOldRequests(pool, retention);
  console.log(`Erased ${rowCount} requests again, and ${due} past the retention period.`);
} finally {
  await pool.end();
}
