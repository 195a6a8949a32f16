import { Client } from 'pg';
import { checkContent, isFatal } from '../../content/check.ts';
import { readContentBytes } from '../../content/content-file.ts';
import { parseContentBytes, readContent } from '../../content/load.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { londonParts } from '../../domain/london-time.ts';
import { type ContentBytes, hashesOf, liveVersionId, readVersion } from '../../server/publishing/content-versions.ts';
import { changesBetween } from '../../server/publishing/file-changes.ts';
import { bad, type Finding, ok, warn } from './finding.ts';

type Checked = { content: SiteContent | undefined; findings: Finding[] };

/** Checks the content that visitors see: the published version, or the folder if nothing was published. */
export async function checkLiveContent(databaseUrl: string | undefined, folder: string, now: Date): Promise<Checked> {
  const { date } = londonParts(now);
  const published = databaseUrl ? await readPublished(databaseUrl).catch((error: Error) => error) : undefined;
  const files = published && 'files' in published ? published.files : undefined;
  const reading = files ? parseContentBytes(files) : readContent(folder);
  const findings = checkContent(reading, date);
  const fatal = findings.filter((finding) => isFatal(finding, { goLive: false })).length;
  const summary =
    fatal > 0
      ? bad('Content', `${fatal} errors: no process can start`, 'npm run content:check lists them.')
      : findings.length > 0
        ? warn('Content', `not ready to go live: ${findings.length} findings`, 'npm run content:check -- --go-live lists them.')
        : ok('Content', 'ready to go live');
  return {
    content: reading.content,
    findings: [
      summary,
      ...(reading.content ? [checkSecurityContact(reading.content, date)] : []),
      ...(databaseUrl ? [compareWithFolder(published, folder)] : []),
    ],
  };
}

function checkSecurityContact({ organisation }: SiteContent, today: string): Finding {
  const check = 'security.txt';
  const { validUntil } = organisation.contacts.security;
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  const todo = 'Check that its address is monitored, and set validUntil in content/organisation.yaml to a date within a year.';
  if (days < 0) return bad(check, `expired on ${validUntil}`, todo);
  return days < 30 ? warn(check, `expires in ${days} days`, todo) : ok(check, `valid until ${validUntil}`);
}

type Published = { versionId: number; files: ContentBytes };

async function readPublished(databaseUrl: string): Promise<Published | undefined> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const versionId = await liveVersionId(client);
    return versionId === undefined ? undefined : { versionId, files: await readVersion(client, versionId) };
  } finally {
    await client.end().catch(() => {});
  }
}

function compareWithFolder(published: Published | Error | undefined, folder: string): Finding {
  const check = 'Published content';
  if (!published) return ok(check, `none: the site shows ${folder}`);
  if (published instanceof Error) return warn(check, published.message, 'See the database check.');
  const { files, versionId } = published;
  const changes = changesBetween(hashesOf(files), hashesOf(readContentBytes(folder)));
  if (changes.length === 0) return ok(check, `version ${versionId}, the same as ${folder}`);
  const names = changes.slice(0, 3).map(({ path }) => path);
  const more = changes.length > names.length ? ` and ${changes.length - names.length} more` : '';
  return warn(
    check,
    `version ${versionId} differs from ${folder}: ${names.join(', ')}${more}`,
    'To publish the folder: npm run content:publish. To update it: npm run content:export.',
  );
}
