import type { Config } from '../../config.ts';
import type { Site } from '../../http/hosts.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Entry, Ledger } from './ledger.ts';

/** The protocol takes no more in one message. */
export const mostUrls = 10_000;

type Ports = {
  indexNow: NonNullable<Config['indexNow']>;
  ledger: Ledger;
  metrics: Pick<Metrics, 'indexNow'>;
  withinMs?: number;
  now?: () => number;
};

/** Tells search engines of a site's addresses. Throws where it is worth trying again later. */
export type Deliver = (site: Site, entries: readonly Entry[], log: Log) => Promise<void>;

/** How long we are asked to stay away, in ms; a date is as good as seconds. */
function askedToWait(header: string | null, now: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 24 * 3_600_000) : 0;
}

export function createDeliver({ indexNow, ledger, metrics, now = Date.now, withinMs = 10_000 }: Ports): Deliver {
  let stayAwayUntil = 0;

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
      // Elsewhere is not where we were told to send our key.
      redirect: 'error',
    }).catch((error: unknown) => {
      metrics.indexNow.inc({ outcome: 'failed' });
      throw new Error('IndexNow did not answer', { cause: error });
    });
    // Whatever it says is not read; left unread it would hold the connection.
    await response.body?.cancel();
    const { status } = response;
    if (status === 200 || status === 202) {
      await ledger.record(entries, status);
      metrics.indexNow.inc({ outcome: 'taken' });
      log.info({ site: site.base, addresses: entries.length, status }, 'IndexNow took the addresses');
      return;
    }
    if (status === 429 || status >= 500) {
      metrics.indexNow.inc({ outcome: 'failed' });
      stayAwayUntil = now() + askedToWait(response.headers.get('retry-after'), now());
      throw new Error(`IndexNow answered ${status}`);
    }
    metrics.indexNow.inc({ outcome: 'refused' });
    log.error(
      { alarm: 'indexnow-refused', site: site.base, addresses: entries.length, status },
      'IndexNow refused the addresses, and they are not sent again: see that the key and its file are right',
    );
  }

  return async (site, entries, log) => {
    // Asked again at the last moment: two processes may have seen the same change.
    const known = await ledger.known(entries.map(({ url }) => url));
    const news = entries.filter(({ hash, url }) => known.get(url)?.hash !== hash);
    for (let start = 0; start < news.length; start += mostUrls) {
      if (now() < stayAwayUntil) throw new Error('IndexNow asked to be left alone for a while');
      await post(site, news.slice(start, start + mostUrls), log);
    }
  };
}
