import type { Config } from '../platform/config.ts';
import type { Site } from '../platform/http/hosts.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Entry, Ledger } from './ledger.ts';

/** The protocol's limit per request. */
export const maxUrlsPerRequest = 10_000;

type Ports = {
  indexNow: NonNullable<Config['indexNow']>;
  ledger: Ledger;
  metrics: Pick<Metrics, 'indexNow'>;
  withinMs?: number;
  now?: () => number;
};

/** Submits a site's addresses to search engines. Throws if a retry may succeed. */
export type Deliver = (site: Site, entries: readonly Entry[], log: Log) => Promise<void>;

/** Parses Retry-After, in seconds or as a date, to at most a day in ms. */
function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 24 * 3_600_000) : 0;
}

export function createDeliver({ indexNow, ledger, metrics, now = Date.now, withinMs = 10_000 }: Ports): Deliver {
  let pausedUntil = 0;

  async function post(site: Site, entries: readonly Entry[], log: Log): Promise<void> {
    const response = await fetch(indexNow.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(site.base).hostname,
        key: indexNow.key,
        keyLocation: `${site.base}/${indexNow.key}.txt`,
        urlList: entries.map(({ url }) => url),
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
      await ledger.record(entries, status);
      metrics.indexNow.inc({ outcome: 'taken' });
      log.info({ site: site.base, addresses: entries.length, status }, 'Submitted URLs to IndexNow');
      return;
    }
    if (status === 429 || status >= 500) {
      metrics.indexNow.inc({ outcome: 'failed' });
      pausedUntil = now() + retryAfterMs(response.headers.get('retry-after'), now());
      throw new Error(`IndexNow returned HTTP ${status}`);
    }
    metrics.indexNow.inc({ outcome: 'refused' });
    log.error(
      { alarm: 'indexnow-refused', site: site.base, addresses: entries.length, status },
      'IndexNow rejected the URLs and they will not be retried. Check the key and the key file.',
    );
  }

  return async (site, entries, log) => {
    // Checked again just before sending: two processes may have queued the same change.
    const submitted = await ledger.known(entries.map(({ url }) => url));
    const changed = entries.filter(({ hash, url }) => submitted.get(url)?.hash !== hash);
    for (let start = 0; start < changed.length; start += maxUrlsPerRequest) {
      if (now() < pausedUntil) throw new Error('IndexNow is rate limiting requests');
      await post(site, changed.slice(start, start + maxUrlsPerRequest), log);
    }
  };
}
