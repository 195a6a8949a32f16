import { describe, expect, it } from 'vitest';
import { isGroupPage } from '../../../domain/site-pages.fixtures.ts';
import { type ArticleWriter, type Rejected, type Topic, type WriterReply, WriterUnavailable } from './article-writer.ts';
import { goodDraft } from './checks/article.fixtures.ts';
import { type ArticleStore, type Attempt, createGenerateDailyArticle } from './generate-daily-article.ts';

const topic: Topic = {
  id: 'fillings',
  category: 'Dental Health',
  title: 'New fillings',
  brief: 'What to expect.',
  links: ['/nhs-information', '/blog/there', '/blog/withdrawn'],
};
const article = (candidate: unknown = goodDraft): WriterReply => ({
  kind: 'article',
  candidate,
  inputTokens: 10,
  outputTokens: 20,
});
const priced = { ...goodDraft, title: 'Fillings for £50' };
const unavailable = (isTemporary: boolean) => new WriterUnavailable('the writer returned HTTP 429', isTemporary);

function stage(
  replies: (WriterReply | Error)[],
  options: { askedBy?: Attempt['askedBy']; scheduled?: number; store?: Partial<ArticleStore> } = {},
) {
  const asked: { links: readonly string[]; rejected: Rejected | undefined }[] = [];
  const published: Parameters<ArticleStore['publish']>[1][] = [];
  const ends: Parameters<ArticleStore['end']>[1][] = [];
  const writer: ArticleWriter = {
    source: 'model',
    model: 'model-x',
    repairs: 2,
    choose: () => topic,
    async write(_topic, links, rejected) {
      asked.push({ links, rejected });
      const reply = replies.shift();
      if (!reply) throw new Error('asked too often');
      if (reply instanceof Error) throw reply;
      return reply;
    },
  };
  const store: ArticleStore = {
    runExclusive: (work) => work(),
    take: async () => ({ id: 'a', askedBy: options.askedBy ?? 'button', day: '2026-11-15', take: '1' }),
    reserve: async () => 'reserved',
    read: async () => ({
      known: [],
      posts: new Set(['there']),
      slugs: new Set(['there', 'withdrawn']),
      topicsUsedLately: new Set<string>(),
      categoryPublishedAt: new Map<string, number>(),
    }),
    async publish(_attempt, publication) {
      published.push(publication);
      return { title: publication.draft.title };
    },
    async end(_attempt, end) {
      ends.push(end);
    },
    reportMissedDay: async () => {},
    scheduledAttempts: async () => options.scheduled ?? 1,
    ...options.store,
  };
  const generate = createGenerateDailyArticle({
    store,
    writer,
    articlesPerDay: 3,
    rulesFor: ({ posts }) => ({
      pageExists: (path) => (path.startsWith('/blog/') ? posts.has(path.slice('/blog/'.length)) : isGroupPage(path)),
      known: [],
      staffNames: [],
      ours: { names: [], places: [] },
    }),
    log: { info() {}, error() {} },
  });
  return { generate, asked, published, ends };
}

describe('an article', () => {
  it('is published with its cost when it passes the checks', async () => {
    const { generate, published, ends } = stage([article()]);
    expect(await generate('a')).toEqual({ outcome: 'published' });
    expect(published).toMatchObject([
      { source: 'model', spent: { topic: 'fillings', model: 'model-x', rounds: 1, inputTokens: 10, outputTokens: 20 } },
    ]);
    expect(ends).toEqual([]);
  });

  it('is repaired in a second round, in which the writer gets its reply and the problems', async () => {
    const { asked, generate, published } = stage([article(priced), article()]);
    await generate('a');
    expect(asked[0]?.rejected).toBeUndefined();
    expect(asked[1]?.rejected).toMatchObject({ candidate: priced, problems: [{ rule: 'prices' }] });
    expect(published[0]?.spent).toMatchObject({ rounds: 2, inputTokens: 20, outputTokens: 40 });
  });

  it('is not published when it still fails after two repairs, and the reason is stored', async () => {
    const { asked, ends, generate, published } = stage([article(priced), article(priced), article(priced)]);
    expect(await generate('a')).toMatchObject({ outcome: 'skipped', cause: 'not-good-enough' });
    expect(asked).toHaveLength(3);
    expect(published).toEqual([]);
    expect(ends[0]?.reason).toMatch(/^prices: .*£50/);
  });

  it('is requested again, shorter, when the reply was truncated', async () => {
    const cut: WriterReply = { kind: 'unusable', fault: 'the response was truncated', inputTokens: 1, outputTokens: 1 };
    const { asked, generate, published } = stage([cut, article()]);
    await generate('a');
    expect(asked[1]?.rejected?.problems).toEqual([{ rule: 'schema', detail: 'the response was truncated' }]);
    expect(published).toHaveLength(1);
  });

  it('is requested only once when the writer declines', async () => {
    const { asked, generate } = stage([{ kind: 'refusal', reason: 'declined', inputTokens: 1, outputTokens: 1 }]);
    expect(await generate('a')).toMatchObject({ outcome: 'skipped', cause: 'writer-declined' });
    expect(asked).toHaveLength(1);
  });

  it('links only to existing pages, and the writer only gets those', async () => {
    const link = (path: string) =>
      article({ ...goodDraft, content: goodDraft.content.replace('</p>', ` <a href="${path}">more</a></p>`) });
    const { asked, generate, published } = stage([link('/blog/withdrawn'), link('/blog/there')]);
    await generate('a');
    expect(asked[0]?.links).toEqual(['/nhs-information', '/blog/there']);
    expect(asked[1]?.rejected?.problems).toMatchObject([{ rule: 'links' }]);
    expect(published[0]?.draft.content).toContain('/blog/there');
  });

  it('stores a reason without characters that the database rejects', async () => {
    const hostile = { ...goodDraft, title: 'x \u0000 \ud83e £50', content: '£5 '.repeat(9_000) };
    const { ends, generate } = stage([article(hostile), article(hostile), article(hostile)]);
    await generate('a');
    const reason = ends[0]?.reason ?? '';
    expect(reason.isWellFormed() && !reason.includes('\u0000') && reason.length <= 4000).toBe(true);
  });
});

describe('nothing is written', () => {
  it('when the budget of the day is used up', async () => {
    const { asked, ends, generate } = stage([], { store: { reserve: async () => 'articles-published' } });
    expect(await generate('a')).toMatchObject({ outcome: 'refused', cause: 'articles-published' });
    expect([asked, ends[0]?.notifyEditor]).toEqual([[], false]);
  });

  it('when the budget cannot be read', async () => {
    const { asked, ends, generate } = stage([], { store: { reserve: () => Promise.reject(new Error('no database')) } });
    expect(await generate('a')).toMatchObject({ outcome: 'failed', cause: 'broken' });
    expect(asked).toEqual([]);
    expect(ends[0]?.reason).not.toContain('no database');
  });

  it('for an attempt that already has an outcome', async () => {
    const { asked, generate } = stage([], { store: { take: async () => undefined } });
    expect(await generate('a')).toEqual({ outcome: 'none' });
    expect(asked).toEqual([]);
  });
});

describe('an unavailable writer', () => {
  it('is not retried for the button, and the visitor gets an immediate response', async () => {
    const { ends, generate } = stage([unavailable(true)]);
    expect(await generate('a')).toEqual({ outcome: 'failed', cause: 'writer-unavailable', tryAgain: false });
    expect(ends).toMatchObject([{ notifyEditor: false, spent: { model: 'model-x', rounds: 1 } }]);
  });

  it('is retried by the schedule up to three attempts a day, then the editor is notified', async () => {
    const second = stage([unavailable(true)], { askedBy: 'schedule', scheduled: 2 });
    expect(await second.generate()).toMatchObject({ tryAgain: true });
    expect(second.ends).toMatchObject([{ notifyEditor: false }]);
    const third = stage([unavailable(true)], { askedBy: 'schedule', scheduled: 3 });
    expect(await third.generate()).toMatchObject({ tryAgain: false });
    expect(third.ends).toMatchObject([{ notifyEditor: true }]);
  });

  it('is not retried when the failure is permanent', async () => {
    const { ends, generate } = stage([unavailable(false)], { askedBy: 'schedule' });
    expect(await generate()).toMatchObject({ tryAgain: false });
    expect(ends).toMatchObject([{ notifyEditor: true }]);
  });
});
