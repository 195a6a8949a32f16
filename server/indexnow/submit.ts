import { z } from 'zod';
import { canonicalAddress } from '../../domain/canonical.ts';
import type { Hosts } from '../platform/http/hosts.ts';
import type { Log } from '../platform/log.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import type { Deliver } from './deliver.ts';
import type { Entry } from './ledger.ts';
import type { PostHashes } from './post-hashes.ts';

export const jobName = 'indexnow-submit';

const payload = z.union([
  z.object({ host: z.string(), entries: z.array(z.object({ url: z.string(), hash: z.string() })) }),
  z.object({ slug: z.string() }),
]);

/** Used as the hash of a withdrawn article. */
const withdrawn = 'withdrawn';

type Ports = { deliver: Deliver | undefined; hosts: Hosts; posts: PostHashes };

/** Runs the job. It looks an article's hash up here, so that only the latest of several changes is submitted. */
export function createSubmitJob({ deliver, hosts, posts }: Ports) {
  async function readPayload(data: unknown): Promise<{ host: string; entries: Entry[] }> {
    const job = payload.parse(data);
    if ('entries' in job) return job;
    const hash = (await posts.of([job.slug])).get(job.slug) ?? withdrawn;
    return {
      host: new URL(hosts.group.base).host,
      entries: [{ url: canonicalAddress(hosts.group.base, `/blog/${job.slug}`), hash }],
    };
  }

  return async (data: unknown, log: Log): Promise<void> => {
    if (!deliver) return log.info('IndexNow is not configured. Nothing was submitted.');
    const { entries, host } = await readPayload(data);
    const site = hosts.find(host);
    // The configuration may have changed since the job was queued.
    if (!site) return log.warn({ host }, 'The host is no longer configured. Nothing was submitted.');
    await deliver(site, entries, log);
  };
}

export type SubmitArticle = (slug: string, send?: JobQueue['send']) => Promise<void>;

/** Queues an article that was published, changed or withdrawn. A transaction's `send` commits the job with the change. */
export function createSubmitArticle(configured: boolean, queue: Pick<JobQueue, 'send'>): SubmitArticle {
  return async (slug, send = queue.send) => {
    if (configured) await send(jobName, { slug });
  };
}
