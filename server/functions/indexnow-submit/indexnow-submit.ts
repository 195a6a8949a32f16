import type { SitePractice } from '../../../domain/site-pages.ts';
import { putLast } from '../../bounded-map.ts';
import type { Hosts } from '../../http/hosts.ts';
import type { Log } from '../../log.ts';
import type { PageSource } from '../../pages/page-texts.ts';
import type { ContentHashes } from './content-hashes.ts';
import type { Entry, Ledger, Submitted } from './ledger.ts';
import { ownAddress } from './own-addresses.ts';

export type IndexNowRequest = { urls: readonly string[]; host: string };

/** `queued` are new or changed and on their way, `unchanged` are known to search engines, `dropped` are not ours to submit. */
export type IndexNowAnswer =
  | { success: true; queued: number; unchanged: number; dropped: number }
  | { success: false; error: string };

export type IndexNowSubmit = (request: IndexNowRequest, source: PageSource, log: Log) => Promise<IndexNowAnswer>;

type Ports = {
  configured: boolean;
  hosts: Hosts;
  practices: () => readonly SitePractice[];
  hashes: ContentHashes;
  ledger: Pick<Ledger, 'known'>;
  enqueue(host: string, entries: readonly Entry[]): Promise<void>;
  /** In ms, of the clock on the wall: it is measured against what the ledger says. */
  now?: () => number;
};

/** Search engines want to hear of one address no more often than this. */
const restMs = 10 * 60_000;
/** Far more than the site has pages; the oldest is asked for again. */
const mostKept = 20_000;

const refusal = (error: string): IndexNowAnswer => ({ success: false, error });

/**
 * Takes what the browser says was looked at, and passes on what search engines have not been told of. What is known of an
 * address is kept in memory, so that a page view costs no query; the ledger is asked once for each address and process.
 */
export function createIndexNowSubmit(ports: Ports): IndexNowSubmit {
  const { configured, enqueue, hashes, hosts, ledger, now = Date.now, practices } = ports;
  const told = new Map<string, Submitted>();

  const remember = (url: string, submitted: Submitted) => putLast(told, url, submitted, mostKept);

  async function askLedger(entries: readonly Entry[]): Promise<void> {
    const unknown = entries.filter(({ url }) => !told.has(url)).map(({ url }) => url);
    if (unknown.length === 0) return;
    for (const [url, submitted] of await ledger.known(unknown)) remember(url, submitted);
  }

  const isNews = ({ hash, url }: Entry): boolean => {
    const last = told.get(url);
    return !last || (last.hash !== hash && now() - last.at.getTime() >= restMs);
  };

  return async ({ host, urls }, source, log) => {
    if (!configured) return refusal('IndexNow is not configured');
    const site = hosts.find(host);
    if (!site) return refusal('That host is not one of this site');
    const ours = urls.flatMap((url) => ownAddress(site, practices(), url) ?? []);
    const addresses = new Map(ours.map((address) => [address.url, address]));
    try {
      const { entries, unlisted } = await hashes(site, [...addresses.values()], source);
      if (entries.length + unlisted === 0) return refusal('None of the addresses is a page of that host');
      await askLedger(entries);
      const news = entries.filter(isNews);
      if (news.length > 0) {
        await enqueue(new URL(site.base).host, news);
        for (const { hash, url } of news) remember(url, { hash, at: new Date(now()) });
      }
      const dropped = urls.length - entries.length;
      return { success: true, queued: news.length, unchanged: entries.length - news.length, dropped };
    } catch (error) {
      // Nobody waits for it, and the next view of the page brings it again.
      log.warn({ err: error }, 'addresses could not be passed on to search engines');
      return refusal('The addresses cannot be passed on at the moment');
    }
  };
}
