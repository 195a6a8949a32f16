import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import type { Site } from '../platform/http/hosts.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type Entry, lastSubmissions, recordSubmissions } from './ledger.ts';

/** The protocol's limit per request. */
export const maxUrlsPerRequest = 10_000;

type Parts = { log: Log; metrics: Pick<Metrics, 'indexNow'>; pool: Pool };
type Settings = NonNullable<Config['indexNow']> & { withinMs?: number };

/** Submits a site's addresses to search engines. Throws if a retry may succeed. */
export async function deliver(parts: Parts, settings: Settings, site: Site, entries: readonly Entry[]): Promise<void> {
  // Checked again just before sending: two processes may have queued the same change.
  const submitted = await lastSubmissions(
    parts.pool,
    entries.map(({ url }) => url),
  );
  const changed = entries.filter(({ hash, url }) => submitted.get(url)?.hash !== hash);
  for (let start = 0; start < changed.length; start += maxUrlsPerRequest) {
    await post(parts, settings, site, changed.slice(start, start + maxUrlsPerRequest));
  }
}

async function post(
  { log, metrics, pool }: Parts,
  { key, url, withinMs = 10_000 }: Settings,
  site: Site,
  entries: Entry[],
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(site.base).hostname,
      key,
      keyLocation: `${site.base}/${key}.txt`,
      urlList: entries.map((entry) => entry.url),
    }),
    signal: AbortSignal.timeout(withinMs),
    // A redirect could send our key to another host.
    redirect: 'error',
  }).catch((error: unknown) => {
    metrics.indexNow.inc({ outcome: 'failed' });
    throw new Error('IndexNow request failed', { cause: error });
  });
  // An unread body would hold the connection.
  await response.body?.cancel();
  const { status } = response;
  if (status === 200 || status === 202) {
    await recordSubmissions(pool, entries, status);
    metrics.indexNow.inc({ outcome: 'taken' });
    log.info({ site: site.base, addresses: entries.length, status }, 'Submitted URLs to IndexNow');
    return;
  }
  if (status === 429 || status >= 500) {
    metrics.indexNow.inc({ outcome: 'failed' });
    throw new Error(`IndexNow returned HTTP ${status}`);
  }
  metrics.indexNow.inc({ outcome: 'refused' });
  log.error(
    { alarm: 'indexnow-refused', site: site.base, addresses: entries.length, status },
    'IndexNow rejected the URLs and they will not be retried. Check the key and the key file.',
  );
}
