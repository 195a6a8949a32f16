import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { readConfig } from '../server/platform/config.ts';
import { eraseOldRequests } from '../server/testimonials/testimonial-requests.ts';

/**
 * After a restore: erases the requests that had been erased since the backup, and those whose time is over by now. The file
 * names the first: the web process's log, of which the lines about erasing count, or ids and references, one a line.
 */
const [file] = process.argv.slice(2);
const { DATABASE_URL, RETENTION_CONTACTED_DAYS, RETENTION_OTHER_DAYS } = process.env;
if (!file || !DATABASE_URL) {
  console.error('Set DATABASE_URL to the database, entered as its owner, and name the file: npm run db:erase -- FILE');
  process.exit(1);
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const wholeLine = new RegExp(`^(?:${uuid.source}|[2-9A-HJKMNP-Z]{8})$`);
const logged = new RegExp(`"id":"(${uuid.source})"`);

const named = new Set<string>();
let notUnderstood = 0;
for (const line of readFileSync(file, 'utf8')
  .split('\n')
  .map((text) => text.trim())) {
  if (wholeLine.test(line)) named.add(line);
  else if (line.includes('"action":"erase-request"')) {
    const id = logged.exec(line)?.[1];
    if (id) named.add(id);
    else notUnderstood += 1;
  } else if (line !== '' && !line.includes('{')) notUnderstood += 1;
}

// Nothing is signed here: of the configuration only the retention is read.
const { retention } = readConfig({ DATABASE_URL, RETENTION_CONTACTED_DAYS, RETENTION_OTHER_DAYS, SECRET: 'unused'.repeat(8) });
const pool = new Pool({ connectionString: DATABASE_URL, max: 1 });
try {
  const { rowCount } = await pool.query('delete from testimonial_requests where id::text = any($1) or reference = any($1)', [
    [...named],
  ]);
  const due = await eraseOldRequests(pool, retention);
  console.log(
    `erased again: ${rowCount} of the ${named.size} requests that the file names. Erased because their time is over: ${due}.`,
  );
  if (notUnderstood > 0) console.log(`${notUnderstood} lines of the file name no request: look whether one should have.`);
} finally {
  await pool.end();
}
