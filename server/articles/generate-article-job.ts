import { z } from 'zod';
import type { Job } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { generateDailyArticle } from './generate/generate-daily-article.ts';
import { generateArticleQueue } from './generate/generate-function.ts';
import { runExclusive } from './generate/run-exclusive.ts';

/** A scheduled run has no payload. The button sends the attempt that its visitor waits for. */
const payload = z.object({ attemptId: z.uuid() }).nullish();

/**
 * Writes the daily article, or one that a visitor requested. A lock stops two workers from writing at once. The queue policy
 * 'singleton' would do so too, but it relies on cached figures and can delay the second job by up to a minute after the first
 * has finished, while a visitor waits.
 */
export const generateArticle: Job<Services> = {
  name: generateArticleQueue,
  // For crashes only: if the worker is killed, the visitor still wants the article a minute later.
  queue: { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  schedule: {
    cron: '0 9 * * *',
    // If the writer is unavailable at 09:00, it gets two more attempts over the next hours (maxScheduledAttempts).
    options: { tz: 'UTC', missed: 'once', retryLimit: 5, retryDelay: 900, retryBackoff: true, retryDelayMax: 3_600 },
  },
  async run(services, data) {
    const attemptId = payload.parse(data)?.attemptId;
    await runExclusive(services.config.databaseUrl, services.log, () => generateDailyArticle(services, attemptId));
  },
};
