import { type Blog, exceptOwn } from './article-rules.ts';
import type { ArticleStore, Attempt, Cause, End, Spent } from './article-store.ts';
import { type ArticleWriter, type Rejected, type Topic, WriterUnavailable } from './article-writer.ts';
import { type CheckContext, checkArticle } from './checks/check-article.ts';

type Parts = {
  store: ArticleStore;
  writer: ArticleWriter;
  articlesPerDay: number;
  rulesFor(blog: Blog): CheckContext;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
};

export type GenerationResult =
  | { outcome: 'published' }
  | { outcome: 'none' }
  /** `tryAgain`: the failure may be temporary and the schedule has an attempt left. */
  | { outcome: End['outcome']; cause: Cause; tryAgain: boolean };

/** Per day. After three failures, the editor is emailed. */
const maxScheduledAttempts = 3;

type Ending = Omit<End, 'notifyEditor'> & { isTemporary?: boolean };

/**
 * The use case behind the button and the schedule: charge the budget, choose a topic, write, check, repair, publish.
 * Publishes nothing if the checks still fail after the repair rounds.
 */
export function createGenerateDailyArticle({
  store,
  writer,
  articlesPerDay,
  rulesFor,
  log,
}: Parts): (attemptId?: string) => Promise<GenerationResult> {
  async function run(attempt: Attempt, spent: Spent): Promise<Ending | 'published'> {
    const reserved = await store.reserve(attempt, articlesPerDay);
    if (reserved !== 'reserved') return { outcome: 'refused', cause: reserved, reason: refusals[reserved], spent };
    const blog = await store.read();
    const topic = writer.choose(blog, attempt.day);
    if (!topic) {
      const reason =
        writer.source === 'backlog'
          ? 'all backlog articles have been used'
          : 'all topics in the editorial plan were used recently';
      return { outcome: 'skipped', cause: 'nothing-to-write', reason, spent };
    }
    spent.topic = topic.id;
    const rules = rulesFor(blog);
    const links = topic.links.filter(rules.pageExists);

    let rejected: Rejected | undefined;
    for (let round = 0; round <= writer.repairs; round += 1) {
      const reply = await callWriter(topic, links, rejected, spent);
      if (reply.kind === 'refusal') return { outcome: 'skipped', cause: 'writer-declined', reason: reply.reason, spent };
      if (reply.kind === 'unusable') {
        rejected = { candidate: rejected?.candidate, problems: [{ rule: 'schema', detail: reply.fault }] };
        continue;
      }
      const { candidate, slug: ownSlug } = reply;
      const checked = checkArticle(candidate, exceptOwn(rules, ownSlug));
      if (!checked.ok) {
        rejected = { candidate, problems: checked.problems };
        continue;
      }
      const published = await store.publish(attempt, { draft: checked.draft, slug: ownSlug, source: writer.source, spent });
      if (published === 'articles-published' || published === 'kept-for-schedule') {
        return { outcome: 'refused', cause: published, reason: refusals[published], spent };
      }
      if (published === 'day-over') {
        return { outcome: 'failed', cause: published, reason: 'the day ended before the article was ready', spent };
      }
      return 'published';
    }
    return { outcome: 'skipped', cause: 'not-good-enough', reason: describe(rejected), spent };
  }

  async function callWriter(topic: Topic, links: readonly string[], rejected: Rejected | undefined, spent: Spent) {
    spent.rounds += 1;
    const reply = await writer.write(topic, links, rejected);
    spent.inputTokens += reply.inputTokens;
    spent.outputTokens += reply.outputTokens;
    if (reply.model) spent.model = reply.model;
    return reply;
  }

  return (attemptId) =>
    store.runExclusive(async () => {
      const attempt = await store.take(attemptId);
      if (!attempt) return { outcome: 'none' };
      const scheduled = attempt.askedBy === 'schedule';
      if (scheduled && articlesPerDay > 0) await store.reportMissedDay(attempt.day);
      const spent: Spent = { ...(writer.model && { model: writer.model }), rounds: 0, inputTokens: 0, outputTokens: 0 };
      const ending = await run(attempt, spent).catch((error: unknown): Ending => {
        const unavailable = error instanceof WriterUnavailable;
        if (!unavailable) log.error({ err: error, attempt: attempt.id }, 'Article generation failed');
        const reason = unavailable ? error.message : `internal error: ${error instanceof Error ? error.name : 'unknown'}`;
        const cause = unavailable ? 'writer-unavailable' : 'broken';
        return { outcome: 'failed', cause, reason, spent, isTemporary: !unavailable || error.isTemporary };
      });
      if (ending === 'published') {
        log.info({ attempt: attempt.id, ...spent }, 'Article published');
        return { outcome: 'published' };
      }
      const { isTemporary = false, ...end } = ending;
      const tryAgain = scheduled && isTemporary && (await store.scheduledAttempts(attempt.day)) < maxScheduledAttempts;
      // 'articles-published' means a second run after the scheduled article: visitors cannot use up its publication.
      const notifyEditor = scheduled && !tryAgain && end.cause !== 'articles-published';
      await store.end(attempt, { ...end, notifyEditor });
      log.info(
        { attempt: attempt.id, outcome: end.outcome, cause: end.cause, reason: end.reason, ...spent },
        'No article published',
      );
      return { outcome: end.outcome, cause: end.cause, tryAgain };
    });
}

const refusals = {
  'articles-published': "today's articles are already published",
  'kept-for-schedule': 'the last article of the day is reserved for the schedule',
  'attempts-used': "today's attempts are used up",
} as const;

const maxReasonLength = 4000;

function describe(rejected: Rejected | undefined): string {
  const problems = rejected?.problems.map(({ rule, detail }) => `${rule}: ${detail}`) ?? [];
  // The details quote the writer's reply, and PostgreSQL rejects NUL and lone surrogates.
  const printable = problems.join('; ').replace(/[^\P{Cc}\n]/gu, ' ');
  return printable.slice(0, maxReasonLength).toWellFormed();
}
