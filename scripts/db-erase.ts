import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { readConfig } from '../server/platform/config.ts';
import { eraseOldRequests } from '../server/testimonials/testimonial-requests.ts';

/**
 * After a restore, erases the requests that were erased since the backup and those past the retention period. The file lists
 * the former: either the web process's log, or one id or reference per line.
 */
const [file] = process.argv.slice(2);
const { DATABASE_URL, RETENTION_CONTACTED_DAYS, RETENTION_OTHER_DAYS } = process.env;
if (!file || !DATABASE_URL) {
  console.error('Set DATABASE_URL to the database, with its owner as the user, and name the file: npm run db:erase -- FILE');
  process.exit(1);
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const wholeLine = new RegExp(`^(?:${uuid.source}|[2-9A-HJKMNP-Z]{8})$`);
const logged = new RegExp(`"id":"(${uuid.source})"`);

const named = new Set<string>();
let unrecognised = 0;
for (const line of readFileSync(file, 'utf8')
  .split('\n')
  .map((text) => text.trim())) {
  if (wholeLine.test(line)) named.add(line);
  else if (line.includes('"action":"erase-request"')) {
    const id = logged.exec(line)?.[1];
    if (id) named.add(id);
    else unrecognised += 1;
  } else if (line !== '' && !line.includes('{')) unrecognised += 1;
}

// Only the retention is used, so the secret can be a dummy.
const { retention } = readConfig({ DATABASE_URL, RETENTION_CONTACTED_DAYS, RETENTION_OTHER_DAYS, SECRET: 'unused'.repeat(8) });
const pool = new Pool({ connectionString: DATABASE_URL, max: 1 });
try {
  const { rowCount } = await pool.query('delete from testimonial_requests where id::text = any($1) or reference = any($1)', [
    [...named],
  ]);
  const due = await eraseOldRequests(pool, retention);
  console.log(`Erased ${rowCount} of the ${named.size} requests in the file, and ${due} past the retention period.`);
  if (unrecognised > 0) console.log(`${unrecognised} lines in the file were not recognised. Check whether they name a request.`);
} finally {
  await pool.end();
}
