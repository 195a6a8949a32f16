import { LLMock } from '@copilotkit/aimock';
import { PgBoss } from 'pg-boss';
import { onTestFinished } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { renderArticle } from '../../content-model/markdown.ts';
import { isInternalTarget } from '../../domain/site-pages.ts';
import { checkArticle } from '../../server/articles/generate/checks/check-article.ts';
import { generateArticle } from '../../server/articles/generate-article-job.ts';
import type { Caller } from '../../server/platform/http/functions.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Services } from '../../server/services.ts';
import { siteServices } from './site-services.ts';

export const content = loadContent('content');
const log = createLog('silent', 'test');

/** Articles in the form that a model returns, which pass every check on an empty blog. */
export const goodArticles = content.blogArticles.flatMap(
  ({ author: _author, markdown, publishedOn: _day, slug: _slug, ...front }) => {
    const article = { ...front, content: markdown };
    const html = { ...front, content: renderArticle(markdown) };
    const pageExists = (path: string) => isInternalTarget(path, content) && !path.startsWith('/blog/');
    return checkArticle(html, { pageExists, known: [], staffNames: [], ours: { names: [], places: [] } }).problems.length === 0
      ? [article]
      : [];
  },
);
export type GoodArticle = (typeof goodArticles)[number];

/** The services of a worker, or what the button needs of them, with one role's connections. */
export const servicesFor = (databaseUrl: string, env: Record<string, string> = {}): Services =>
  siteServices('worker', databaseUrl, { DATABASE_POOL: '30', ...env });

/** Runs article jobs like server/worker.ts, with its own pg-boss. */
export async function startArticleWorker(services: Services): Promise<void> {
  const boss = new PgBoss({
    connectionString: services.config.databaseUrl,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
    useListenNotify: true,
  });
  boss.on('error', () => {});
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.work(generateArticle.name, { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 }, async (jobs) => {
    for (const { data } of jobs) await generateArticle.run(services, data);
  });
}

export const visitor = (): Caller =>
  ({ request: new Request('http://localhost/'), log, address: '127.0.0.1' }) as unknown as Caller;

export type ModelReply = {
  content?: string;
  finishReason?: string;
  model?: string;
  usage?: { prompt_tokens: number; completion_tokens: number };
  error?: { message: string };
  status?: number;
};

/** A mock model that speaks the OpenAI protocol. `answer` gets the messages of the conversation. */
export async function startMockModel(
  answer: (messages: { role: string; content: string }[]) => ModelReply | Promise<ModelReply>,
) {
  const mock = new LLMock({ port: 0 });
  // biome-ignore lint/suspicious/noExplicitAny: the package's request type has no messages.
  mock.on({ endpoint: 'chat' }, (async (request: any) => answer(request.messages)) as any);
  await mock.start();
  onTestFinished(() => mock.stop());
  return {
    environment: { WRITER_URL: `${mock.url}/v1`, WRITER_MODEL: 'model-x', WRITER_KEY: 'key-of-the-writer' },
    calls: () => mock.getRequests().length,
    requests: () => mock.getRequests(),
  };
}

export const replyWith = (article: object): ModelReply => ({
  content: JSON.stringify(article),
  usage: { prompt_tokens: 700, completion_tokens: 1_500 },
});
