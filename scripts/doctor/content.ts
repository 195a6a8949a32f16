import { Client } from 'pg';
import { checkContent, isFatal } from '../../content/check.ts';
import { readContent } from '../../content/load.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { londonParts } from '../../domain/london-time.ts';
import { hashesOf, liveVersionId, versionHashes } from '../../server/publishing/content-versions.ts';
import { changesBetween } from '../../server/publishing/file-changes.ts';
import { contentBytes } from '../../server/publishing/version-folder.ts';
import { bad, type Finding, ok, warn } from './finding.ts';

export function checkContentFolder(folder: string, now: Date): { content: SiteContent | undefined; findings: Finding[] } {
  const { date } = londonParts(now);
  const reading = readContent(folder);
  const findings = checkContent(reading, date);
  const fatal = findings.filter((finding) => isFatal(finding, { goLive: false })).length;
  const summary =
    fatal > 0
      ? bad('Content', `${fatal} errors: no process can start`, 'npm run content:check lists them.')
      : findings.length > 0
        ? warn('Content', `not ready to go live: ${findings.length} findings`, 'npm run content:check -- --go-live lists them.')
        : ok('Content', 'ready to go live');
  if (!reading.content) return { content: undefined, findings: [summary] };
  return { content: reading.content, findings: [summary, checkSecurityContact(reading.content, date)] };
}

function checkSecurityContact({ organisation }: SiteContent, today: string): Finding {
  const check = 'security.txt';
  const { validUntil } = organisation.contacts.security;
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  const todo = 'Check that its address is monitored, and set validUntil in content/organisation.yaml to a date within a year.';
  if (days < 0) return bad(check, `expired on ${validUntil}`, todo);
  return days < 30 ? warn(check, `expires in ${days} days`, todo) : ok(check, `valid until ${validUntil}`);
}

/** Whether the folder on this server is what visitors see. */
export async function checkPublished(databaseUrl: string, folder: string): Promise<Finding> {
  const check = 'Published content';
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const versionId = await liveVersionId(client);
    if (versionId === undefined) return ok(check, `none: the site shows ${folder}`);
    const changes = changesBetween(await versionHashes(client, versionId), hashesOf(contentBytes(folder)));
    if (changes.length === 0) return ok(check, `version ${versionId}, the same as ${folder}`);
    const names = changes.slice(0, 3).map(({ path }) => path);
    const more = changes.length > names.length ? ` and ${changes.length - names.length} more` : '';
    return warn(
      check,
      `version ${versionId} differs from ${folder}: ${names.join(', ')}${more}`,
      'To publish the folder: npm run content:publish. To update it: npm run content:export.',
    );
  } catch (error) {
    return warn(check, error instanceof Error ? error.message : String(error), 'See the database check.');
  } finally {
    await client.end().catch(() => {});
  }
}
