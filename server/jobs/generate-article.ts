import { z } from 'zod';
import { renderMarkdown } from '../../content/markdown.ts';
import { isInternalTarget } from '../../domain/site-pages.ts';
import { createArticleStore } from '../functions/generate-daily-article/article-store.ts';
import { createGenerateDailyArticle } from '../functions/generate-daily-article/generate-daily-article.ts';
import { generateArticleQueue } from '../functions/generate-daily-article/queue-names.ts';
import { createSingleFlight } from '../functions/generate-daily-article/single-flight.ts';
import { createBacklogWriter } from '../functions/generate-daily-article/writers/backlog-writer.ts';
import { createOpenAICompatibleWriter } from '../functions/generate-daily-article/writers/openai-compatible-writer.ts';
import { heartbeat, type Job } from './job.ts';

/** The schedule brings nothing along, the button the attempt that its visitor waits for. */
const payload = z.object({ attemptId: z.uuid() }).nullish();

/**
 * The daily article, and one that a visitor asked for. Two workers never write at once: the rule takes a lock. The queue's policy
 * 'singleton' would hold back the second job as well, but for up to a minute after the first is done (it goes by cached figures),
 * and a visitor is waiting.
 */
export const generateArticle: Job = {
  name: generateArticleQueue,
  // Crashes only: a press whose worker was killed is still wanted a minute later.
  queue: { ...heartbeat, retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  schedule: {
    cron: '0 9 * * *',
    // A writer that is away at nine gets two more chances, spread over the next hours.
    options: { tz: 'UTC', missed: 'once', retryLimit: 5, retryDelay: 900, retryBackoff: true, retryDelayMax: 3_600 },
  },
  async run({ config, content, indexNow, log, pool, queue }, data) {
    const request = payload.parse(data);
    const practiceSlugs = content.practices.map(({ slug }) => slug);
    const generate = createGenerateDailyArticle({
      store: createArticleStore({
        pool,
        queue,
        singleFlight: createSingleFlight(config.databaseUrl, log),
        author: content.blogPage.defaultAuthor,
        afterPublish: indexNow.submitArticle,
      }),
      writer: config.writer ? createOpenAICompatibleWriter(config.writer, content) : createBacklogWriter(content),
      articlesPerDay: config.articlesPerDay,
      waiting: content.blogBacklog.map(({ markdown, slug, title }) => ({ slug, title, content: renderMarkdown(markdown) })),
      staffNames: content.team.map(({ name }) => name),
      ours: {
        names: [content.organisation.name, content.organisation.shortName],
        places: content.organisation.structuredData.areaServed,
      },
      isFixedPage: (target) => isInternalTarget(target, practiceSlugs),
      log,
    });
    const result = await generate(request?.attemptId);
    if ('tryAgain' in result && result.tryAgain) throw new Error(`no article yet: ${result.cause}`);
  },
};
