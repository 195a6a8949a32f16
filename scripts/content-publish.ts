import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readContentBytes } from '../content/content-file.ts';
import { contentFolder } from '../content/content-folder.ts';
import { londonParts, unambiguousLondonInstant } from '../domain/london-time.ts';
import { publish } from '../server/publishing/content-versions.ts';
import { refusals } from '../server/publishing/refusals.ts';
import { schedulePublication } from '../server/publishing/schedules.ts';
import { recordedVersion, recordVersion } from '../server/publishing/version-folder.ts';
import { withContentDatabase } from './content-database/with-content-database.ts';

/**
 * Publishes the content folder: every process of the site switches to it within seconds.
 *   --message   what changed, for the history
 *   --at        publish later, in London time: '2026-12-24 17:30'
 *   --email     gets an email if a scheduled publication is stopped
 *   --parent    the version that the folder was made from, if content:export did not record it
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: contentFolder() },
    message: { type: 'string', short: 'm' },
    author: { type: 'string', default: userInfo().username },
    email: { type: 'string' },
    parent: { type: 'string' },
    at: { type: 'string' },
  },
});

function fail(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

const { folder, author, email } = values;
const message = values.message?.trim();
if (!message) fail('Say what changed: npm run content:publish -- --message "New phone number in Ripon"');
const dueAt = values.at === undefined ? undefined : unambiguousLondonInstant(values.at);
if (values.at !== undefined && !dueAt)
  fail(`'${values.at}' is not one time in London. Write it as 2026-12-24 17:30, and avoid the hours when the clocks change.`);
if (dueAt && dueAt <= new Date()) fail(`${values.at} is in the past.`);

const files = readContentBytes(folder);
const reasons = refusals(files, londonParts(new Date()).date);
if (reasons.length > 0) fail(...reasons, 'Nothing was published.');

const outdated = (live: number | undefined) =>
  fail(
    `Version ${live ?? 'none'} is live, and this folder was made from ${parentId ?? 'no version'}. Nothing was published.`,
    'To see what is live: npm run content:export -- --folder ../live. To publish over it: add --parent with the live version.',
  );

const parentId = values.parent === undefined ? recordedVersion(folder) : Number(values.parent);
await withContentDatabase(async (pool) => {
  if (dueAt) {
    const result = await schedulePublication(pool, files, { parentId, dueAt, author, byOwner: true, email, message });
    if (result.status === 'outdated') return outdated(result.liveVersionId);
    if (result.status !== 'scheduled') return console.log('Nothing differs from the live version.');
    return console.log(`Scheduled for ${values.at} (number ${result.id}): ${result.files.join(', ')}`);
  }
  const result = await publish(pool, files, { parentId, author, message });
  if (result.status === 'outdated') return outdated(result.liveVersionId);
  recordVersion(folder, result.versionId);
  console.log(
    result.status === 'published'
      ? `Published version ${result.versionId} (publication ${result.publicationId}).`
      : `Nothing differs from the live version, ${result.versionId}.`,
  );
});
