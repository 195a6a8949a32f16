import { Client } from 'pg';
import { checkContent, isFatal } from '../../content-model/check.ts';
import { type ContentReading, parseContentBytes, readContent } from '../../content-model/load.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { londonParts } from '../../domain/london-time.ts';
import { type ContentBytes, liveVersionId, readVersion } from '../../server/publishing/content-versions.ts';
import { bad, type Finding, ok, warn } from './finding.ts';

type Checked = { content: SiteContent | undefined; finding: Finding };

/** Checks the content that visitors see: the published version, or the folder if nothing was published. */
export async function checkLiveContent(databaseUrl: string | undefined, folder: string, now: Date): Promise<Checked> {
  const reading = await readLive(databaseUrl, folder);
  const findings = checkContent(reading, londonParts(now).date);
  const fatal = findings.filter((finding) => isFatal(finding, { goLive: false })).length;
  const finding =
    fatal > 0
      ? bad('Content', `${fatal} errors: no process can start`, 'scripts/content-stored.ts lists them.')
      : findings.length > 0
        ? warn(
            'Content',
            `not ready to go live: ${findings.length} findings`,
            "Editors correct them in the desk: 'Today' lists them.",
          )
        : ok('Content', 'ready to go live');
  return { content: reading.content, finding };
}

/** What visitors see. The folder also if the database does not answer: its own check says why. */
export async function readLive(databaseUrl: string | undefined, folder: string): Promise<ContentReading> {
  const files = databaseUrl ? await readPublished(databaseUrl).catch(() => undefined) : undefined;
  return files ? parseContentBytes(files) : readContent(folder);
}

/** The published files, or nothing if nothing was published. */
async function readPublished(databaseUrl: string): Promise<ContentBytes | undefined> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const versionId = await liveVersionId(client);
    return versionId === undefined ? undefined : await readVersion(client, versionId);
  } finally {
    await client.end().catch(() => {});
  }
}
