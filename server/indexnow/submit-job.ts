import { z } from 'zod';
import { canonicalAddress } from '../../domain/canonical.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { postHashes } from './content-hashes.ts';
import { deliver } from './deliver.ts';
import { indexNowQueue } from './index-now.ts';
import type { Entry } from './ledger.ts';

const payload = z.union([
  z.object({ host: z.string(), entries: z.array(z.object({ url: z.string(), hash: z.string() })) }),
  z.object({ slug: z.string() }),
]);

/** Used as the hash of a withdrawn article. */
const withdrawn = 'withdrawn';

async function readPayload({ hosts, pool }: Services, data: unknown): Promise<{ host: string; entries: Entry[] }> {
  const job = payload.parse(data);
  if ('entries' in job) return job;
  const { base } = hosts.group;
  // Looked up here, so that only the latest of several changes is submitted.
  const hash = (await postHashes(pool, [job.slug])).get(job.slug) ?? withdrawn;
  return { host: new URL(base).host, entries: [{ url: canonicalAddress(base, `/blog/${job.slug}`), hash }] };
}

/** Submits new and changed addresses to search engines. */
export const indexNowSubmit: Job<Services> = {
  name: indexNowQueue,
  queue: retriesForADay,
  async run(services, data) {
    const { config, hosts, log } = services;
    if (!config.indexNow) return log.info('IndexNow is not configured. Nothing was submitted.');
    const { entries, host } = await readPayload(services, data);
    const site = hosts.find(host);
    // The configuration may have changed since the job was queued.
    if (!site) return log.warn({ host }, 'The host is no longer configured. Nothing was submitted.');
    await deliver(services, config.indexNow, site, entries);
  },
};
