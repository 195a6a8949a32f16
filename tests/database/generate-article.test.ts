import { expect, onTestFinished, test } from 'vitest';
import { startLocalInbox } from '../../local/local-inbox.ts';
import { createGenerateDailyArticleFunction } from '../../server/articles/generate/generate-function.ts';
import { notices } from '../../server/articles/generate/notices.ts';
import { generateArticle } from '../../server/articles/generate-article-job.ts';
import { mailArticlePublished, mailArticleSkipped } from '../../server/articles/mail-article-jobs.ts';
import { readBlog } from '../../server/articles/posts.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import type { Services } from '../../server/services.ts';
import {
  content,
  type GoodArticle,
  goodArticles,
  type ModelReply,
  replyWith,
  servicesFor,
  startArticleWorker,
  startMockModel,
  visitor,
} from '../support/article-generation.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const rowsOf = async ({ pool }: Services, sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows;
const posts = (services: Services) => rowsOf(services, 'select slug, title from blog_posts order by published_at');
const attempts = (services: Services) =>
  rowsOf(
    services,
    `select asked_by, outcome, cause, reason, topic, model, input_tokens, output_tokens, rounds, post_title
     from article_attempts order by asked_at`,
  );

// @spec 3: Blog post: content is HTML, clean before it is stored
// @spec 7: generate-daily-article: what the server does
test('publishes good articles only, and records the outcome of every response from the model', async () => {
  const [first, second, third, fourth] = goodArticles as [GoodArticle, GoodArticle, GoodArticle, GoodArticle];
  const withPassage = (passage: string): ModelReply =>
    replyWith({ ...fourth, content: fourth.content.replace('\n\n', ` ${passage}\n\n`) });
  let replies: ModelReply[] = [];
  let delayMs = 0;
  const model = await startMockModel(async () => {
    if (delayMs) await new Promise((done) => setTimeout(done, delayMs));
    return (replies.length > 1 ? replies.shift() : replies[0]) ?? {};
  });
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker, { ...model.environment, ARTICLES_PER_DAY: '24' });
  const web = servicesFor(urls.site_web);
  await startArticleWorker({
    ...worker,
    config: { ...worker.config, writer: { ...worker.config.writer, callMs: 2_000 } },
  } as Services);
  const press = createGenerateDailyArticleFunction(web);

  const cases: [string, ModelReply[], { outcome: string; cause?: string; reason?: RegExp; rounds: number }, number?][] = [
    ['good', [{ ...replyWith(first), model: 'a <b>model</b>' }], { outcome: 'published', rounds: 1 }],
    ['fenced JSON', [{ content: `\`\`\`json\n${JSON.stringify(second)}\n\`\`\`` }], { outcome: 'published', rounds: 1 }],
    ['corrected', [withPassage('It is £50.'), replyWith(third)], { outcome: 'published', rounds: 2 }],
    [
      'truncated but valid JSON',
      [{ content: JSON.stringify(fourth), finishReason: 'length' }],
      { outcome: 'skipped', cause: 'not-good-enough', reason: /truncated/, rounds: 3 },
    ],
    [
      'truncated JSON',
      [{ content: JSON.stringify(fourth).slice(0, 900) }],
      { outcome: 'skipped', cause: 'not-good-enough', reason: /not one JSON object/, rounds: 3 },
    ],
    [
      'refusal',
      [{ content: 'I cannot help with that.', finishReason: 'content_filter' }],
      { outcome: 'skipped', cause: 'writer-declined', rounds: 1 },
    ],
    [
      '429',
      [{ error: { message: 'Rate limit of key-of-the-writer' }, status: 429 }],
      { outcome: 'failed', cause: 'writer-unavailable', reason: /^the writer returned HTTP 429$/, rounds: 1 },
    ],
    ['timeout', [replyWith(fourth)], { outcome: 'failed', cause: 'writer-unavailable', reason: /timed out/, rounds: 1 }, 3_000],
    ['price', [withPassage('It costs &#163;50.')], { outcome: 'skipped', reason: /prices/, rounds: 3 }],
    [
      'near-duplicate of a post',
      [replyWith({ ...first, title: 'Something else entirely' })],
      { outcome: 'skipped', reason: /near-duplicate/, rounds: 3 },
    ],
  ];
  const backlog = content.blogBacklog[0];
  if (backlog) {
    const { author: _author, markdown, slug: _slug, ...front } = backlog;
    const copied = replyWith({ ...front, title: 'Another title', content: markdown });
    cases.push([
      'near-duplicate of an article in the backlog',
      [copied],
      { outcome: 'skipped', reason: /near-duplicate/, rounds: 3 },
    ]);
  }

  for (const [name, answers, expected, slow] of cases) {
    replies = [...answers];
    delayMs = slow ?? 0;
    const answer = await press(undefined, visitor());
    const row = (await attempts(worker)).at(-1);
    const { reason, ...fixed } = expected;
    expect(row, name).toMatchObject({ asked_by: 'button', model: expect.stringMatching(/^[\w-]+$/), ...fixed });
    if (reason) expect(row?.reason, name).toMatch(reason);
    expect(row?.topic, name).toMatch(/^[a-z0-9-]+$/);
    if (expected.outcome === 'published') expect(answer, name).toEqual({ success: true, article: { title: row?.post_title } });
    else {
      expect(answer, name).toEqual({ success: false, error: notices[row?.cause as keyof typeof notices] });
      expect(JSON.stringify(answer), name).not.toMatch(/key-of-the-writer|HTTP|429|boom/);
    }
  }
  expect((await posts(worker)).map(({ title }) => title)).toEqual([first.title, second.title, third.title]);
  expect(await rowsOf(worker, 'select distinct source, model from post_provenance')).toEqual([
    { source: 'model', model: expect.any(String) },
  ]);
  const all = await attempts(worker);
  expect(all).toHaveLength(cases.length);
  // Tokens are summed over all rounds, also when nothing is published.
  expect(all[0]).toMatchObject({ input_tokens: 700, output_tokens: 1_500 });
  expect(all.find(({ reason }) => /prices/.test(reason))).toMatchObject({ input_tokens: 2_100, output_tokens: 4_500 });
  // No topic is used twice, except after a failed call.
  const topics = all.filter(({ outcome }) => outcome !== 'failed').map(({ topic }) => topic);
  expect(new Set(topics).size).toBe(topics.length);
  // The second round sends the problems back to the model. Requests contain only the rules, the topic and the model's own text.
  const bodies = model.requests().map(({ body }) => JSON.stringify(body));
  expect(bodies.some((body) => body.includes('prices: ') && body.includes('cannot be published yet'))).toBe(true);
  expect(bodies.every((body) => body.includes('"json_schema"'))).toBe(true);
  // The model is offered links to published posts only.
  const offered = bodies.flatMap((body) => [...body.matchAll(/- \/blog\/([a-z0-9-]+)/g)].map(([, slug]) => slug));
  const published = (await posts(worker)).map(({ slug }) => slug);
  expect(offered.filter((slug) => !published.includes(slug))).toEqual([]);
  const names = content.team.map(({ name }) => name);
  expect(bodies.filter((body) => names.some((name) => body.includes(name)))).toEqual([]);
});

// @spec 6: Whether the server restricts article generation
test('ten simultaneous requests publish one article, and all ten get its title', async () => {
  const [article] = goodArticles as [GoodArticle];
  const model = await startMockModel(async () => {
    await new Promise((done) => setTimeout(done, 400));
    return replyWith(article);
  });
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker, model.environment);
  await startArticleWorker(worker);
  // Two web processes.
  const functions = [urls.site_web, urls.site_web].map((url) => createGenerateDailyArticleFunction(servicesFor(url)));
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => functions[index % 2]?.(undefined, visitor())));
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ success: true, article: { title: article.title } })));
  expect(await posts(worker)).toHaveLength(1);
  expect(model.calls()).toBe(1);
});

// @spec 6: Whether the server restricts article generation
test("a request beyond the day's limit gets an explanation, and repeated requests store one row", async () => {
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker, { ARTICLES_PER_DAY: '2' });
  await seedFirstArticles(urls.site_worker, content.blogArticles);
  await startArticleWorker(worker);
  const press = createGenerateDailyArticleFunction(servicesFor(urls.site_web));
  expect(await press(undefined, visitor())).toMatchObject({ success: true });
  for (let again = 0; again < 5; again += 1) {
    expect(await press(undefined, visitor())).toEqual({
      success: false,
      error: "We're keeping today's last article for the daily one, which is published automatically. Please try again tomorrow.",
    });
  }
  expect((await attempts(worker)).map(({ cause, outcome }) => [outcome, cause])).toEqual([
    ['published', null],
    ['refused', 'kept-for-schedule'],
  ]);
});

// @spec 7: generate-daily-article: no payload; success, error and article.title are read
test('a visitor waits no longer than the time limit, and no more visitors wait than allowed', async () => {
  const urls = await freshDatabase();
  // No worker is running.
  const press = createGenerateDailyArticleFunction(servicesFor(urls.site_web), { waitMs: 600, everyMs: 50, maxWaiting: 2 });
  const answers = await Promise.all([1, 2, 3].map(() => press(undefined, visitor())));
  expect(answers.map((answer) => (answer as { error: string }).error).sort()).toEqual(
    [notices.crowded, notices.slow, notices.slow].sort(),
  );
  expect(await press(undefined, visitor())).toEqual({ success: false, error: notices.slow });
  const left = new AbortController();
  left.abort();
  const gone = { ...visitor(), request: new Request('http://localhost/', { signal: left.signal }) };
  expect(await press(undefined, gone)).toEqual({ success: false, error: notices.slow });
});

test('an attempt without a worker is abandoned after 15 minutes, and the next request starts a new one', async () => {
  const urls = await freshDatabase();
  const web = servicesFor(urls.site_web);
  const worker = servicesFor(urls.site_worker);
  const press = createGenerateDailyArticleFunction(web, { waitMs: 100, everyMs: 50, maxWaiting: 9 });
  await press(undefined, visitor());
  await asRole(urls.admin, (admin) => admin.query("update article_attempts set asked_at = asked_at - interval '16 minutes'"));
  await press(undefined, visitor());
  expect((await attempts(worker)).map(({ cause, outcome }) => [outcome, cause])).toEqual([
    ['failed', 'abandoned'],
    [null, null],
  ]);
  const [{ id }] = (await rowsOf(worker, "select id from article_attempts where outcome = 'failed'")) as [{ id: string }];
  // A worker may still get the first job; it changes nothing.
  await generateArticle.run(worker, { attemptId: id });
  expect(await posts(worker)).toEqual([]);
});

test('a withdrawn article is not published again, from the backlog or the first articles', async () => {
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker);
  const web = servicesFor(urls.site_web);
  expect(await seedFirstArticles(urls.site_worker, content.blogArticles)).toBe(content.blogArticles.length);
  await startArticleWorker(worker);
  const press = createGenerateDailyArticleFunction(web);
  const first = (await press(undefined, visitor())) as { article: { title: string } };
  for (const title of [first.article.title, content.blogArticles[0]?.title]) {
    const { rowCount } = await web.pool.query('select * from withdraw_post((select id from blog_posts where title = $1))', [
      title,
    ]);
    expect(rowCount).toBe(1);
  }
  expect(await seedFirstArticles(urls.site_worker, content.blogArticles)).toBe(0);
  const second = (await press(undefined, visitor())) as { article: { title: string } };
  expect(second.article.title).not.toBe(first.article.title);
  expect((await posts(worker)).map(({ title }) => title)).not.toContain(content.blogArticles[0]?.title);
  // Nor a copy in other words.
  expect((await readBlog(worker.pool)).known.map(({ title }) => title)).toContain(content.blogArticles[0]?.title);
});

// @spec 7: generate-daily-article: what the server does
test('the editor gets one email for each article, with a link to withdraw it, and one for a day without an article', async () => {
  const urls = await freshDatabase();
  const inbox = await startLocalInbox(0);
  onTestFinished(inbox.stop);
  const worker = servicesFor(urls.site_worker, {
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'Site <site@group.example>',
    ARTICLES_PER_DAY: '24',
    INDEXNOW_KEY: 'a-key-of-indexnow',
  });
  await seedFirstArticles(urls.site_worker, content.blogArticles);
  const queued = (name: string) => rowsOf(worker, 'select data from pgboss.job where name = $1', [name]);

  await generateArticle.run(worker, null);
  const jobs = await queued('mail-article-published');
  expect(jobs).toEqual([{ data: { postId: expect.any(String) } }]);
  await mailArticlePublished.run(worker, jobs[0].data);
  await mailArticlePublished.run(worker, jobs[0].data);
  expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(1);
  const token = /\/staff\/(\S+)/.exec(inbox.mails[0]?.text ?? '')?.[1] ?? '';
  expect(worker.links.read(token, new Date())).toEqual({ action: 'withdraw-post', id: jobs[0].data.postId });

  // The same transaction also queues the submission to search engines.
  expect(await queued('indexnow-submit')).toEqual([{ data: { slug: content.editorialPlan.topics[0]?.id } }]);

  // The next day, with an empty backlog.
  await asRole(urls.admin, (admin) =>
    admin.query("update article_attempts set asked_at = asked_at - interval '1 day'; delete from article_budget"),
  );
  const empty = { ...worker, content: { ...content, blogBacklog: [] } } as Services;
  await generateArticle.run(empty, null);
  await generateArticle.run(empty, null);
  const skipped = await queued('mail-article-skipped');
  expect(skipped).toHaveLength(1);
  await mailArticleSkipped.run(worker, skipped[0].data);
  expect(inbox.mails.at(-1)?.text).toContain('all backlog articles have been used');
  expect(inbox.mails.at(-1)?.to).toMatchObject({ text: content.organisation.contacts.operations.email });

  // No email is sent for an article that was withdrawn in the meantime.
  const before = inbox.mails.length;
  await worker.pool.query('delete from blog_posts where id = $1', [jobs[0].data.postId]);
  await mailArticlePublished.run(worker, jobs[0].data);
  expect(inbox.mails).toHaveLength(before);
});
