import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { londonParts } from '../domain/london-time.ts';
import { inTransaction } from '../server/platform/db/in-transaction.ts';
import { refusals, undo } from '../server/publishing/publish.ts';
import { withContentDatabase } from './content-database/with-content-database.ts';

/** Reverses one publication of content:history. Later changes to other files stay. */
const { positionals, values } = parseArgs({
  options: { message: { type: 'string', short: 'm' }, author: { type: 'string', default: userInfo().username } },
  allowPositionals: true,
});
const publicationId = Number(positionals[0]);
if (!Number.isInteger(publicationId) || publicationId < 1) {
  console.error('Name the publication to undo, by its number in content:history: npm run content:undo -- 12');
  process.exit(1);
}

await withContentDatabase(async (pool) => {
  const message = values.message ?? `Undo publication ${publicationId}`;
  const { date } = londonParts(new Date());
  const change = { author: values.author, message, byOwner: true };
  const result = await inTransaction(pool, (client) => undo(client, publicationId, change, refusals(date)));
  if (result.status === 'published') return console.log(`Published version ${result.versionId} without those changes.`);
  if (result.status === 'unchanged') return console.log('Those changes are no longer live.');
  if (result.status === 'conflict') console.error(`Changed again since then: ${result.files.join(', ')}. Nothing was undone.`);
  else if (result.status === 'refused') console.error([...result.reasons, 'Nothing was undone.'].join('\n'));
  else console.error(`There is no publication ${publicationId} to undo.`);
  process.exitCode = 1;
});
