import { parseArgs } from 'node:util';
import { londonTime } from '../domain/london-time.ts';
import { history } from '../server/publishing/content-versions.ts';
import { pendingSchedules } from '../server/publishing/schedules.ts';
import { withContentDatabase } from './content-database/with-content-database.ts';

/** Lists publications, newest first, and those that are set for later. */
const { values } = parseArgs({ options: { limit: { type: 'string', default: '20' } } });

await withContentDatabase(async (pool) => {
  for (const { author, dueAt, files, id, message, waitsForOwner } of await pendingSchedules(pool)) {
    console.log(
      `later  ${londonTime(dueAt)}  ${author}: ${message} (number ${id}: ${files.join(', ')}${waitsForOwner ? '; waits for an owner' : ''})`,
    );
  }
  const publications = await history(pool, Number(values.limit));
  if (publications.length === 0) console.log('Nothing was published. The site shows the content folder of its build.');
  for (const [place, { author, id, message, publishedAt, undoesId, versionId }] of publications.entries()) {
    const notes = [`version ${versionId}`, ...(undoesId ? [`undoes ${undoesId}`] : []), ...(place === 0 ? ['live'] : [])];
    console.log(`${String(id).padStart(5)}  ${londonTime(publishedAt)}  ${author}: ${message} (${notes.join(', ')})`);
  }
});
