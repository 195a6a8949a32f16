import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PoolClient } from 'pg';
import { type ContentFile, parseContentFile } from '../content-model/content-file.ts';
import { parseContent } from '../content-model/load.ts';
import { describeProblem } from '../content-model/problem.ts';
import { liveVersionId, readVersion } from '../server/publishing/content-versions.ts';
import { withContentDatabase } from './content-database/with-content-database.ts';

/**
 * Loads what is stored with this release: the published version, and over it the drafts of each member and each publication that is
 * set for later. Prints the places that do not fit, and exits with 1 if there are any. ops/upgrade runs it before it changes anything.
 *   --known   a file with the output of the release in use: what that cannot load either is not counted
 */
const { values } = parseArgs({ options: { known: { type: 'string' } } });

/** A place without what was expected there, which releases say in other words. */
const placeOf = (line: string) => line.split(': expected ')[0];
const known = new Set((values.known ? readFileSync(values.known, 'utf8') : '').split('\n').map(placeOf));

/** A changed file. Without bytes it is removed, or a picture. */
type Change = { key: string; name: string; path: string; bytes: Buffer | null };

/** `name` is who or what has the changes. The texts of pictures are not needed. */
const changes = `
  select m.id::text as key, 'Draft of ' || m.name as name, d.path, case when d.path not like 'pictures/%' then d.bytes end as bytes
  from desk_drafts d join desk_members m on m.id = d.member_id
  union all
  select s.id::text, 'Scheduled by ' || s.author || ' for ' || to_char(s.due_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI'),
    f.path, case when f.path not like 'pictures/%' then c.bytes end
  from content_schedules s join content_schedule_files f on f.schedule_id = s.id left join content_files c on c.hash = f.new_hash
  where s.publication_id is null and s.stopped_at is null`;

const problemsOf = (name: string, files: ReadonlyMap<string, ContentFile>) =>
  parseContent([...files.values()]).problems.map((problem) => `${name}: ${describeProblem(problem)}`);

async function problems(client: Pick<PoolClient, 'query'>): Promise<string[]> {
  const versionId = await liveVersionId(client);
  if (versionId === undefined) return [];
  const live = new Map([...(await readVersion(client, versionId))].map(([path, bytes]) => [path, parseContentFile(path, bytes)]));
  const published = problemsOf('Published', live);
  if (published.length > 0) return published;
  const byOwner = Map.groupBy((await client.query<Change>(changes)).rows, ({ key, name }) => `${key} ${name}`);
  return [...byOwner.values()].flatMap((changed) => {
    const files = new Map(live);
    for (const { bytes, path } of changed) {
      if (bytes) files.set(path, parseContentFile(path, bytes));
      else if (!path.startsWith('pictures/')) files.delete(path);
    }
    return problemsOf(changed[0]?.name ?? '', files);
  });
}

await withContentDatabase(async (pool) => {
  const found = (await problems(pool)).filter((line) => !known.has(placeOf(line)));
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
});
