import type { Pool } from 'pg';
import type { PageSources } from '../../domain/site-pages.ts';
import type { Config } from '../platform/config.ts';
import type { ChangeCache } from '../platform/db/change-cache.ts';
import type { Hosts } from '../platform/http/hosts.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { PageTexts } from '../platform/pages/page-texts.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import { createContentHashes } from './content-hashes.ts';
import { createDeliver } from './deliver.ts';
import { createIndexNowSubmit } from './indexnow-submit.ts';
import { createLedger } from './ledger.ts';
import { createPostHashes } from './post-hashes.ts';
import { createSubmitArticle, createSubmitJob, jobName } from './submit.ts';

type Parts = {
  config: Config;
  content: () => PageSources;
  hosts: Hosts;
  metrics: Pick<Metrics, 'indexNow'>;
  pageTexts: PageTexts;
  pool: Pool;
  postCache: ChangeCache;
  queue: Pick<JobQueue, 'send'>;
};

export type IndexNow = ReturnType<typeof createIndexNow>;

/** Notifies search engines of changes: the web process queues them, the worker sends them. */
export function createIndexNow({ config, content, hosts, metrics, pageTexts, pool, postCache, queue }: Parts) {
  const { indexNow } = config;
  const ledger = createLedger(pool);
  const posts = createPostHashes(pool);
  return {
    submit: createIndexNowSubmit({
      configured: indexNow !== undefined,
      content,
      hosts,
      hashes: createContentHashes(pageTexts, posts, postCache, content),
      ledger,
      enqueue: (host, entries) => queue.send(jobName, { host, entries }),
    }),
    submitArticle: createSubmitArticle(indexNow !== undefined, queue),
    runJob: createSubmitJob({ deliver: indexNow ? createDeliver({ indexNow, ledger, metrics }) : undefined, hosts, posts }),
  };
}
