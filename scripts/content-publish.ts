import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { unzipSync } from 'fflate';
import { readContentBytes } from '../content-model/content-file.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { londonParts, unambiguousLondonInstant } from '../domain/london-time.ts';
import { articleCopies, importArticles } from '../server/articles/article-copies.ts';
import { liveVersionId } from '../server/publishing/content-versions.ts';
import { publish, refusals } from '../server/publishing/publish.ts';
import { schedulePublication } from '../server/publishing/schedules.ts';
import { recordedVersion, recordVersion } from '../server/publishing/version-folder.ts';
import { withContentDatabase } from './content-database/with-content-database.ts';

/**
 * Publishes the content folder: every process of the site switches to it within seconds.
 *   --message   what changed, for the history
 *   --at        publish later, in London time: '2026-12-24 17:30'
 *   --email     gets an email if a scheduled publication is stopped
 *   --parent    the version that the folder was made from, if content:export did not record it
 *   --copy      a zip from the desk instead of the folder: publishes its content over what is live, and adds its articles, at once
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: contentFolder() },
    message: { type: 'string', short: 'm' },
    author: { type: 'string', default: userInfo().username },
    email: { type: 'string' },
    parent: { type: 'string' },
    at: { type: 'string' },
    copy: { type: 'string' },
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
if (dueAt && values.copy) fail('A copy is published at once. Leave out --at.');

const copy = values.copy === undefined ? undefined : readCopy(values.copy);
const files = copy?.files ?? readContentBytes(folder);
const reasons = refusals(londonParts(new Date()).date)(files);
if (reasons.length > 0) fail(...reasons, 'Nothing was published.');

function readCopy(zip: string) {
  const entries = Object.entries(unzipSync(readFileSync(zip)));
  const articles = articleCopies.parse(JSON.parse(Buffer.from(Object.fromEntries(entries)['articles.json'] ?? '[]').toString()));
  const content = entries.filter(([name]) => name.startsWith('content/') && !name.endsWith('/'));
  return { articles, files: new Map(content.map(([name, bytes]) => [name.slice('content/'.length), bytes])) };
}

const outdated = (live: number | undefined) =>
  fail(
    `Version ${live ?? 'none'} is live, and this folder was made from ${parentId ?? 'no version'}. Nothing was published.`,
    'To see what is live: npm run content:export -- --folder ../live. To publish over it: add --parent with the live version.',
  );

let parentId = values.parent === undefined ? recordedVersion(folder) : Number(values.parent);
await withContentDatabase(async (pool) => {
  if (copy) parentId = await liveVersionId(pool);
  if (dueAt) {
    const result = await schedulePublication(pool, files, { parentId, dueAt, author, byOwner: true, email, message });
    if (result.status === 'outdated') return outdated(result.liveVersionId);
    if (result.status !== 'scheduled') return console.log('Nothing differs from the live version.');
    return console.log(`Scheduled for ${values.at} (number ${result.id}): ${result.files.join(', ')}`);
  }
  const result = await publish(pool, files, { parentId, author, message });
  if (result.status === 'outdated') return outdated(result.liveVersionId);
  if (!copy) recordVersion(folder, result.versionId);
  console.log(
    result.status === 'published'
      ? `Published version ${result.versionId} (publication ${result.publicationId}).`
      : `Nothing differs from the live version, ${result.versionId}.`,
  );
  if (copy) console.log(`Added ${await importArticles(pool, copy.articles)} of ${copy.articles.length} articles.`);
});
