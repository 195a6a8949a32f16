import {
  type ArticleWriter,
  type BlogHistory,
  type Rejected,
  type Topic,
  type Usage,
  WriterUnavailable,
} from './article-writer.ts';
import type { ArticleDraft } from './checks/article-draft.ts';
import { type CheckContext, checkArticle, type KnownArticles } from './checks/check-article.ts';

/** Why an attempt ended as it did, where it did not end with an article. */
export type Cause =
  | 'articles-published'
  | 'attempts-used'
  | 'nothing-to-write'
  | 'not-good-enough'
  | 'writer-declined'
  | 'writer-unavailable'
  | 'day-over'
  | 'broken'
  | 'abandoned';

export type Attempt = {
  id: string;
  askedBy: 'button' | 'schedule';
  /** The UTC day whose budget pays for it, as YYYY-MM-DD by the database's clock. */
  day: string;
  /** Which take of the attempt this is: a worker that was thought dead finds that its own no longer counts. */
  take: string;
};

export type Spent = Usage & { topic?: string; rounds: number };

type Publication = { draft: ArticleDraft; slug: string | undefined; source: ArticleWriter['source']; spent: Spent };
type End = { outcome: 'skipped' | 'refused' | 'failed'; cause: Cause; reason: string; spent: Spent; tellEditor: boolean };

/** The port to where attempts, the day's budget and posts are kept. */
export type ArticleStore = {
  /** One at a time, whichever process asks; a crash ends the turn. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The attempt of that id, or today's of the schedule. Nothing, if it has its outcome already. */
  take(attemptId: string | undefined): Promise<Attempt | undefined>;
  /** Pays for one attempt before anything is spent, or says why the day pays for no more. */
  reserve(attempt: Attempt, articlesPerDay: number): Promise<'reserved' | 'articles-published' | 'attempts-used'>;
  read(): Promise<BlogHistory & { known: KnownArticles; posts: ReadonlySet<string> }>;
  /** Post, provenance, budget, outcome and the editor's mail, all or none. */
  publish(attempt: Attempt, publication: Publication): Promise<{ title: string } | 'articles-published' | 'day-over'>;
  end(attempt: Attempt, end: End): Promise<void>;
  /** How many attempts the schedule has made on that day, this one among them. */
  scheduledAttempts(day: string): Promise<number>;
};

type Parts = {
  store: ArticleStore;
  writer: ArticleWriter;
  articlesPerDay: number;
  /** Articles that wait for their day: a writer must not come before them with the same words. */
  waiting: KnownArticles;
  staffNames: readonly string[];
  ours: CheckContext['ours'];
  isFixedPage(path: string): boolean;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
};

export type GenerationResult =
  | { outcome: 'published' }
  | { outcome: 'none' }
  /** `tryAgain`: the schedule has an attempt left for a failure that may pass. */
  | { outcome: End['outcome']; cause: Cause; tryAgain: boolean };

/** The schedule's tries at the day's article. What failed three times over an hour or two is for a person. */
const scheduledTries = 3;

type Ending = Omit<End, 'tellEditor'> & { passing?: boolean };

/**
 * The one rule behind the button and the schedule: pay for the attempt, choose, write, check, have it put right, publish. The
 * day goes without an article rather than with a bad one.
 */
export function createGenerateDailyArticle({
  store,
  writer,
  articlesPerDay,
  waiting,
  staffNames,
  ours,
  isFixedPage,
  log,
}: Parts): (attemptId?: string) => Promise<GenerationResult> {
  async function run(attempt: Attempt, spent: Spent): Promise<Ending | 'published'> {
    const reserved = await store.reserve(attempt, articlesPerDay);
    if (reserved !== 'reserved') return { outcome: 'refused', cause: reserved, reason: refusals[reserved], spent };
    const { known, posts, ...history } = await store.read();
    const topic = writer.choose(history, attempt.day);
    if (!topic) {
      const reason =
        writer.source === 'backlog' ? 'every article of the backlog is used' : 'every topic of the plan was used lately';
      return { outcome: 'skipped', cause: 'nothing-to-write', reason, spent };
    }
    spent.topic = topic.id;
    const pageExists = (path: string) => (path.startsWith('/blog/') ? posts.has(path.slice('/blog/'.length)) : isFixedPage(path));
    const others = [...known, ...waiting.filter((article) => !known.some(({ slug }) => slug === article.slug))];

    let rejected: Rejected | undefined;
    for (let round = 0; round <= writer.repairs; round += 1) {
      const reply = await ask(topic, topic.links.filter(pageExists), rejected, spent);
      if (reply.kind === 'refusal') return { outcome: 'skipped', cause: 'writer-declined', reason: reply.reason, spent };
      if (reply.kind === 'unusable') {
        rejected = { candidate: rejected?.candidate, problems: [{ rule: 'schema', detail: reply.fault }] };
        continue;
      }
      const { candidate, slug: ownSlug } = reply;
      const checked = checkArticle(candidate, {
        ...{ pageExists, staffNames, ours },
        known: others.filter(({ slug }) => slug !== ownSlug),
      });
      if (!checked.ok) {
        rejected = { candidate, problems: checked.problems };
        continue;
      }
      const { draft } = checked;
      const published = await store.publish(attempt, { draft, slug: ownSlug, source: writer.source, spent });
      if (published === 'articles-published') {
        return { outcome: 'refused', cause: published, reason: refusals[published], spent };
      }
      if (published === 'day-over') {
        return { outcome: 'failed', cause: published, reason: 'the day ended before the article was ready', spent };
      }
      return 'published';
    }
    return { outcome: 'skipped', cause: 'not-good-enough', reason: describe(rejected), spent };
  }

  async function ask(topic: Topic, links: readonly string[], rejected: Rejected | undefined, spent: Spent) {
    spent.rounds += 1;
    const reply = await writer.write(topic, links, rejected);
    spent.inputTokens += reply.inputTokens;
    spent.outputTokens += reply.outputTokens;
    if (reply.model) spent.model = reply.model;
    return reply;
  }

  return (attemptId) =>
    store.alone(async () => {
      const attempt = await store.take(attemptId);
      if (!attempt) return { outcome: 'none' };
      const spent: Spent = { ...(writer.model && { model: writer.model }), rounds: 0, inputTokens: 0, outputTokens: 0 };
      const ending = await run(attempt, spent).catch((error: unknown): Ending => {
        const away = error instanceof WriterUnavailable;
        if (!away) log.error({ err: error, attempt: attempt.id }, 'an attempt at an article broke');
        const reason = away ? error.message : `a part broke: ${error instanceof Error ? error.name : 'unknown'}`;
        const cause = away ? 'writer-unavailable' : 'broken';
        return { outcome: 'failed', cause, reason, spent, passing: !away || error.passing };
      });
      if (ending === 'published') {
        log.info({ attempt: attempt.id, ...spent }, 'article published');
        return { outcome: 'published' };
      }
      const { passing = false, ...end } = ending;
      const scheduled = attempt.askedBy === 'schedule';
      const tryAgain = scheduled && passing && (await store.scheduledAttempts(attempt.day)) < scheduledTries;
      // The editor hears of a day without its article, not of a press of the button, nor of a day that has its articles.
      const tellEditor = scheduled && !tryAgain && end.cause !== 'articles-published';
      await store.end(attempt, { ...end, tellEditor });
      log.info({ attempt: attempt.id, outcome: end.outcome, cause: end.cause, reason: end.reason, ...spent }, 'no article');
      return { outcome: end.outcome, cause: end.cause, tryAgain };
    });
}

const refusals = {
  'articles-published': 'the articles of the day are published',
  'attempts-used': 'the attempts of the day are used',
} as const;

const longestReason = 4000;

function describe(rejected: Rejected | undefined): string {
  const problems = rejected?.problems.map(({ rule, detail }) => `${rule}: ${detail}`) ?? [];
  // It quotes what the writer sent, and the database takes neither NUL nor half a character.
  const legible = problems.join('; ').replace(/[^\P{Cc}\n]/gu, ' ');
  return legible.slice(0, longestReason).toWellFormed();
}
