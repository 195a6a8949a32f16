import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { PageSources } from '../../domain/site-pages.ts';
import type { Config } from '../platform/config.ts';
import type { ChangeCache } from '../platform/db/change-cache.ts';
import type { Hosts } from '../platform/http/hosts.ts';
import type { Log } from '../platform/log.ts';
import type { PageSource, PageTexts } from '../platform/pages/page-texts.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import { createContentHashes } from './content-hashes.ts';
import { type Entry, lastSubmissions, type Submitted } from './ledger.ts';
import { onSite, ownAddress } from './own-addresses.ts';

export const indexNowQueue = 'indexnow-submit';

/** Search engines want no address submitted more often than this. */
const minIntervalMs = 10 * 60_000;
/** Far more than the site has pages. An evicted address is read from the ledger again. */
const maxCached = 20_000;

/** `queued`: new or changed. `unchanged`: already submitted. `dropped`: not for search engines, or not ours. */
type IndexNowAnswer = { success: true; queued: number; unchanged: number; dropped: number } | { success: false; error: string };

const refusal = (error: string): IndexNowAnswer => ({ success: false, error });

type Parts = {
  config: Pick<Config, 'indexNow'>;
  content: () => PageSources;
  hosts: Hosts;
  pageTexts: PageTexts;
  pool: Pool;
  postCache: ChangeCache;
  queue: Pick<JobQueue, 'send'>;
};

export type IndexNow = ReturnType<typeof createIndexNow>;

/**
 * Queues what search engines should know: pages that visitors see, and articles that change. The worker submits them. Caches the last submission of each
 * address, so that a page view costs no query: each process reads the ledger once per address.
 */
export function createIndexNow({ config, content, hosts, pageTexts, pool, postCache, queue }: Parts) {
  const { indexNow } = config;
  const hashes = createContentHashes({ content, pageTexts, pool, postCache });
  const submitted = new LRUCache<string, Submitted>({ max: maxCached });

  async function readLedger(entries: readonly Entry[]): Promise<void> {
    const uncached = entries.filter(({ url }) => !submitted.has(url)).map(({ url }) => url);
    if (uncached.length === 0) return;
    for (const [url, last] of await lastSubmissions(pool, uncached)) submitted.set(url, last);
  }

  const isDue = ({ hash, url }: Entry): boolean => {
    const last = submitted.get(url);
    return !last || (last.hash !== hash && Date.now() - last.at.getTime() >= minIntervalMs);
  };

  return {
    /** Queues the viewed addresses whose content is not yet submitted. */
    async submit(request: { urls: readonly string[]; host: string }, source: PageSource, log: Log): Promise<IndexNowAnswer> {
      if (!indexNow) return refusal('IndexNow is not configured');
      const site = hosts.find(request.host);
      if (!site) return refusal('Unknown host');
      if (!request.urls.some((url) => onSite(site, url))) return refusal('None of the URLs is on that host');
      const ours = request.urls.flatMap((url) => ownAddress(site, content(), url) ?? []);
      const addresses = new Map(ours.map((address) => [address.url, address]));
      try {
        const entries = await hashes(site, [...addresses.values()], source);
        await readLedger(entries);
        const due = entries.filter(isDue);
        if (due.length > 0) {
          await queue.send(indexNowQueue, { host: new URL(site.base).host, entries: due });
          for (const { hash, url } of due) submitted.set(url, { hash, at: new Date() });
        }
        const dropped = request.urls.length - entries.length;
        return { success: true, queued: due.length, unchanged: entries.length - due.length, dropped };
      } catch (error) {
        // Not retried: the next view of the page submits it again.
        log.warn({ err: error }, 'Failed to queue URLs for IndexNow');
        return refusal('The URLs cannot be submitted at the moment');
      }
    },
    /** Queues an article that was published, changed or withdrawn. A transaction's `send` commits the job with the change. */
    async submitArticle(slug: string, send: JobQueue['send'] = queue.send): Promise<void> {
      if (indexNow) await send(indexNowQueue, { slug });
    },
  };
}
