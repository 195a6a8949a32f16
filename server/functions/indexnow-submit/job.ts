import { z } from 'zod';
import { canonicalAddress } from '../../../domain/canonical.ts';
import type { Hosts } from '../../http/hosts.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Log } from '../../log.ts';
import type { Deliver } from './deliver.ts';
import type { Entry } from './ledger.ts';
import type { PostHashes } from './post-hashes.ts';

export const jobName = 'indexnow-submit';

const payload = z.union([
  z.object({ host: z.string(), entries: z.array(z.object({ url: z.string(), hash: z.string() })) }),
  z.object({ slug: z.string() }),
]);

/** What an address that is gone says. */
const withdrawn = 'withdrawn';

type Ports = { deliver: Deliver | undefined; hosts: Hosts; posts: PostHashes };

/** The job's door. What an article says is looked up here, so that only its last state is told, however often it changed. */
export function createSubmitJob({ deliver, hosts, posts }: Ports) {
  async function read(data: unknown): Promise<{ host: string; entries: Entry[] }> {
    const job = payload.parse(data);
    if ('entries' in job) return job;
    const hash = (await posts.of([job.slug])).get(job.slug) ?? withdrawn;
    return {
      host: new URL(hosts.group.base).host,
      entries: [{ url: canonicalAddress(hosts.group.base, `/blog/${job.slug}`), hash }],
    };
  }

  return async (data: unknown, log: Log): Promise<void> => {
    if (!deliver) return log.info('IndexNow is not configured: nothing is submitted');
    const { entries, host } = await read(data);
    const site = hosts.find(host);
    // Configuration may have changed since it was enqueued.
    if (!site) return log.warn({ host }, 'the host is no longer one of ours: nothing is submitted');
    await deliver(site, entries, log);
  };
}

export type SubmitArticle = (slug: string, send?: JobQueue['send']) => Promise<void>;

/**
 * Tells search engines of an article that was published, changed or withdrawn.
 * With the `send` of a transaction, the job is there exactly when the change is.
 */
export function createSubmitArticle(configured: boolean, queue: Pick<JobQueue, 'send'>): SubmitArticle {
  return async (slug, send = queue.send) => {
    if (configured) await send(jobName, { slug });
  };
}
