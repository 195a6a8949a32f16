import type { Pool } from 'pg';
import type { SitePractice } from '../../../domain/site-pages.ts';
import type { ChangeCache } from '../../blog/change-cache.ts';
import type { Config } from '../../config.ts';
import type { Hosts } from '../../http/hosts.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { createContentHashes } from './content-hashes.ts';
import { createDeliver } from './deliver.ts';
import { createIndexNowSubmit, type IndexNowSubmit } from './indexnow-submit.ts';
import { createSubmitArticle, createSubmitJob, jobName, type SubmitArticle } from './job.ts';
import { createLedger } from './ledger.ts';
import { createPostHashes } from './post-hashes.ts';

/** Telling search engines what has changed: taken in by the web process, sent by the worker. */
export type IndexNow = {
  submit: IndexNowSubmit;
  submitArticle: SubmitArticle;
  runJob(payload: unknown, log: Log): Promise<void>;
};

type Parts = {
  config: Config;
  hosts: Hosts;
  metrics: Pick<Metrics, 'indexNow'>;
  pageTexts: PageTexts;
  pool: Pool;
  postCache: ChangeCache;
  practices: () => readonly SitePractice[];
  queue: Pick<JobQueue, 'send'>;
};

export function createIndexNow(parts: Parts): IndexNow {
  const { config, hosts, metrics, pageTexts, pool, postCache, practices, queue } = parts;
  const { indexNow } = config;
  const ledger = createLedger(pool);
  const posts = createPostHashes(pool);
  return {
    submit: createIndexNowSubmit({
      configured: indexNow !== undefined,
      hosts,
      practices,
      hashes: createContentHashes(pageTexts, posts, postCache, practices),
      ledger,
      enqueue: (host, entries) => queue.send(jobName, { host, entries }),
    }),
    submitArticle: createSubmitArticle(indexNow !== undefined, queue),
    runJob: createSubmitJob({ deliver: indexNow ? createDeliver({ indexNow, ledger, metrics }) : undefined, hosts, posts }),
  };
}
