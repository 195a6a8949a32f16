import { LRUCache } from 'lru-cache';
import type { PageSources } from '../../domain/site-pages.ts';
import type { Hosts } from '../platform/http/hosts.ts';
import type { Log } from '../platform/log.ts';
import type { PageSource } from '../platform/pages/page-texts.ts';
import type { ContentHashes } from './content-hashes.ts';
import type { Entry, Ledger, Submitted } from './ledger.ts';
import { ownAddress } from './own-addresses.ts';

export type IndexNowRequest = { urls: readonly string[]; host: string };

/** `queued`: new or changed. `unchanged`: already submitted. `dropped`: not ours to submit. */
export type IndexNowAnswer =
  | { success: true; queued: number; unchanged: number; dropped: number }
  | { success: false; error: string };

export type IndexNowSubmit = (request: IndexNowRequest, source: PageSource, log: Log) => Promise<IndexNowAnswer>;

type Ports = {
  configured: boolean;
  hosts: Hosts;
  content: () => PageSources;
  hashes: ContentHashes;
  ledger: Pick<Ledger, 'known'>;
  enqueue(host: string, entries: readonly Entry[]): Promise<void>;
  /** Wall-clock time in ms, to compare with the ledger's timestamps. */
  now?: () => number;
};

/** Search engines want no address submitted more often than this. */
const minIntervalMs = 10 * 60_000;
/** Far more than the site has pages. An evicted address is read from the ledger again. */
const maxCached = 20_000;

const refusal = (error: string): IndexNowAnswer => ({ success: false, error });

/**
 * Queues the viewed addresses whose content is not yet submitted. Caches the last submission of each address, so that a
 * page view costs no query: each process reads the ledger once per address.
 */
export function createIndexNowSubmit(ports: Ports): IndexNowSubmit {
  const { configured, content, enqueue, hashes, hosts, ledger, now = Date.now } = ports;
  const submitted = new LRUCache<string, Submitted>({ max: maxCached });

  async function readLedger(entries: readonly Entry[]): Promise<void> {
    const uncached = entries.filter(({ url }) => !submitted.has(url)).map(({ url }) => url);
    if (uncached.length === 0) return;
    for (const [url, last] of await ledger.known(uncached)) submitted.set(url, last);
  }

  const isDue = ({ hash, url }: Entry): boolean => {
    const last = submitted.get(url);
    return !last || (last.hash !== hash && now() - last.at.getTime() >= minIntervalMs);
  };

  return async ({ host, urls }, source, log) => {
    if (!configured) return refusal('IndexNow is not configured');
    const site = hosts.find(host);
    if (!site) return refusal('Unknown host');
    const ours = urls.flatMap((url) => ownAddress(site, content(), url) ?? []);
    const addresses = new Map(ours.map((address) => [address.url, address]));
    try {
      const { entries, unlisted } = await hashes(site, [...addresses.values()], source);
      if (entries.length + unlisted === 0) return refusal('None of the URLs is a page on that host');
      await readLedger(entries);
      const due = entries.filter(isDue);
      if (due.length > 0) {
        await enqueue(new URL(site.base).host, due);
        for (const { hash, url } of due) submitted.set(url, { hash, at: new Date(now()) });
      }
      const dropped = urls.length - entries.length;
      return { success: true, queued: due.length, unchanged: entries.length - due.length, dropped };
    } catch (error) {
      // Not retried: the next view of the page submits it again.
      log.warn({ err: error }, 'Failed to queue URLs for IndexNow');
      return refusal('The URLs cannot be submitted at the moment');
    }
  };
}
