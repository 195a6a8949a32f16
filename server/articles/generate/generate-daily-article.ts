import { renderArticle } from '../../../content-model/markdown.ts';
import { isRecord } from '../../../domain/is-record.ts';
import type { Services } from '../../services.ts';
import { readBlog } from '../posts.ts';
import { articleRules, exceptOwn } from './article-rules.ts';
import {
  type Attempt,
  closeUnpublished,
  publishArticle,
  reportMissedDay,
  reserve,
  type Spent,
  scheduledAttempts,
  startAttempt,
  type Unpublished,
} from './article-store.ts';
import { type ArticleWriter, type Rejected, WriterUnavailable } from './article-writer.ts';
import { problemsOf } from './checks/article-problem.ts';
import { checkArticle } from './checks/check-article.ts';
import { createBacklogWriter } from './writers/backlog-writer.ts';
import { createOpenAICompatibleWriter } from './writers/openai-compatible-writer.ts';

type ArticleServices = Pick<Services, 'config' | 'content' | 'indexNow' | 'log' | 'pool' | 'queue'>;

/** Per day. After three failures, the editor is emailed. */
const maxScheduledAttempts = 3;

type Failed = Unpublished & { isTemporary?: boolean };

/**
 * The use case behind the button and the schedule: charge the budget, choose a topic, write, check, repair, publish. Publishes
 * nothing if the checks still fail after the repair rounds. Throws if the schedule should try again later.
 */
export async function generateDailyArticle(services: ArticleServices, attemptId: string | undefined): Promise<void> {
  const { config, content, log, pool, queue } = services;
  const writer = config.writer ? createOpenAICompatibleWriter(config.writer, content) : createBacklogWriter(content);
  const attempt = await startAttempt(pool, attemptId);
  if (!attempt) return;
  const scheduled = attempt.askedBy === 'schedule';
  if (scheduled && config.articlesPerDay > 0) await reportMissedDay(queue, attempt.day);
  const spent: Spent = { ...(writer.model && { model: writer.model }), rounds: 0, inputTokens: 0, outputTokens: 0 };
  const result = await write(services, writer, attempt, spent).catch((error: unknown): Failed => {
    const unavailable = error instanceof WriterUnavailable;
    if (!unavailable) log.error({ err: error, attempt: attempt.id }, 'Article generation failed');
    const reason = unavailable ? error.message : `internal error: ${error instanceof Error ? error.name : 'unknown'}`;
    const cause = unavailable ? 'writer-unavailable' : 'broken';
    return { outcome: 'failed', cause, reason, isTemporary: !unavailable || error.isTemporary };
  });
  if (result === 'published') return log.info({ attempt: attempt.id, ...spent }, 'Article published');
  const { isTemporary = false, ...unpublished } = result;
  const tryAgain = scheduled && isTemporary && (await scheduledAttempts(pool, attempt.day)) < maxScheduledAttempts;
  // 'articles-published' means a second run after the scheduled article: visitors cannot use up its publication.
  const notifyEditor = scheduled && !tryAgain && unpublished.cause !== 'articles-published';
  await closeUnpublished(queue, attempt, spent, unpublished, notifyEditor);
  log.info({ attempt: attempt.id, ...unpublished, ...spent }, 'No article published');
  if (tryAgain) throw new Error(`No article published yet: ${unpublished.cause}`);
}

/** Adds to `spent` what it costs, which counts also if it throws. */
async function write(
  services: ArticleServices,
  writer: ArticleWriter,
  attempt: Attempt,
  spent: Spent,
): Promise<Failed | 'published'> {
  const { config, content, pool } = services;
  const reserved = await reserve(pool, attempt, config.articlesPerDay);
  if (reserved !== 'reserved') return { outcome: 'refused', cause: reserved, reason: refusals[reserved] };
  const blog = await readBlog(pool);
  const topic = writer.choose(blog, attempt.day);
  if (!topic) {
    const reason =
      writer.source === 'backlog' ? 'all backlog articles have been used' : 'all topics in the editorial plan were used recently';
    return { outcome: 'skipped', cause: 'nothing-to-write', reason };
  }
  spent.topic = topic.id;
  const rules = articleRules(content, blog);
  const links = topic.links.filter(rules.pageExists);

  let rejected: Rejected | undefined;
  for (let round = 0; round <= writer.repairs; round += 1) {
    spent.rounds += 1;
    const reply = await writer.write(topic, links, rejected);
    spent.inputTokens += reply.inputTokens;
    spent.outputTokens += reply.outputTokens;
    if (reply.model) spent.model = reply.model;
    if (reply.kind === 'refusal') return { outcome: 'skipped', cause: 'writer-declined', reason: reply.reason };
    if (reply.kind === 'unusable') {
      rejected = { candidate: rejected?.candidate, problems: problemsOf('schema', [reply.fault]) };
      continue;
    }
    const { candidate, slug } = reply;
    const { html, markdown } = withHtml(candidate);
    const { draft, problems } = checkArticle(html, exceptOwn(rules, slug));
    if (!draft || problems.length > 0) {
      rejected = { candidate, problems };
      continue;
    }
    const published = await publishArticle(services, attempt, spent, { draft, markdown, slug, source: writer.source });
    if (published === 'published') return published;
    return { outcome: published === 'day-over' ? 'failed' : 'refused', cause: published, reason: refusals[published] };
  }
  return { outcome: 'skipped', cause: 'not-good-enough', reason: describe(rejected) };
}

/** What a writer returns has Markdown, and the checks read HTML. */
function withHtml(candidate: unknown) {
  const markdown = isRecord(candidate) ? candidate['content'] : undefined;
  // What has another shape is for the checks to name.
  if (typeof markdown !== 'string') return { html: candidate, markdown: '' };
  return { html: { ...(candidate as object), content: renderArticle(markdown) }, markdown };
}

const refusals = {
  'articles-published': "today's articles are already published",
  'kept-for-schedule': 'the last article of the day is reserved for the schedule',
  'attempts-used': "today's attempts are used up",
  'day-over': 'the day ended before the article was ready',
} as const;

const maxReasonLength = 4000;

function describe(rejected: Rejected | undefined): string {
  const problems = rejected?.problems.map(({ rule, detail }) => `${rule}: ${detail}`) ?? [];
  // The details quote the writer's reply, and PostgreSQL rejects NUL and lone surrogates.
  const printable = problems.join('; ').replace(/[^\P{Cc}\n]/gu, ' ');
  return printable.slice(0, maxReasonLength).toWellFormed();
}
