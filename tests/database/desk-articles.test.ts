import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { announcePosts } from '../../server/articles/announce-posts-job.ts';
import { createGenerateDailyArticleFunction } from '../../server/articles/generate/generate-function.ts';
import { mailArticlePublished } from '../../server/articles/mail-article-jobs.ts';
import { readBlog } from '../../server/articles/posts.ts';
import { blogPostsRest } from '../../server/articles/rest/blog-posts-rest.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import { createChangeCache } from '../../server/platform/db/change-cache.ts';
import type { Services } from '../../server/services.ts';
import {
  goodArticles,
  replyWith,
  servicesFor,
  startArticleWorker,
  startMockModel,
  visitor,
} from '../support/article-generation.ts';
import { deskUrl, deskWorld } from '../support/desk-world.ts';
import { asRole } from '../support/fresh-database.ts';
import { siteServices } from '../support/site-services.ts';

const { blogArticles } = loadContent('content');

const news = {
  title: 'A new dentist in Ripon',
  excerpt: 'Dr Amina Yusuf joins our Ripon practice in the new year. Here is what she does and when you can see her.',
  category: 'Practice News',
  tags: 'ripon, team',
  author: 'The practice team',
  body: 'We have good news for Ripon.\n\n## Who she is\n\nDr Amina Yusuf joins us on 4 January. She sees adults and children.\n\n- Book [a visit](/#booking)\n- Or ring us',
  metaTitle: '',
  metaDescription: '',
  publishAt: '',
};

const inAnHour = () => {
  const later = new Date(Date.now() + 3_600_000);
  return later.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).slice(0, 16).replace(' ', 'T');
};

async function articleWorld() {
  const world = await deskWorld();
  const { urls } = world;
  const cookie = await world.signedIn('bob@group.example');
  const submit = (path: string, fields: Record<string, string> = {}) => world.post(path, fields, { cookie });
  const see = async (path: string) => (await world.get(path, cookie)).text();
  const owner = async <Row extends object>(query: string) =>
    (await asRole(urls.site_owner, (client) => client.query<Row>(query))).rows;
  const posts = () =>
    owner<{ id: string; slug: string; title: string; content: string }>('select id, slug, title, content from blog_posts');
  const visible = async () =>
    (await asRole(urls.site_web, (web) => web.query<{ slug: string }>('select slug from blog_posts'))).rows.map(
      ({ slug }) => slug,
    );
  /** A worker with IndexNow, and the addresses that it queued. */
  const worker = () => {
    const services = siteServices('worker', urls.site_worker, { INDEXNOW_KEY: 'a1b2c3d4e5f6' });
    return { run: () => announcePosts.run(services, undefined) };
  };
  const queued = async () =>
    (await owner<{ slug: string }>(`select data ->> 'slug' as slug from pgboss.job where name = 'indexnow-submit'`)).map(
      ({ slug }) => slug,
    );
  const versionOf = (html: string) => /name="version" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return { ...world, cookie, submit, see, owner, posts, visible, worker, queued, versionOf };
}

describe('writing', () => {
  test('an article that two members publish at once is on the blog once', async () => {
    const { post, posts, signedIn, submit } = await articleWorld();
    const ada = await signedIn('ada@group.example');
    const answers = await Promise.all([
      submit('/articles/new', news),
      submit('/articles/new', news),
      post('/articles/new', news, { cookie: ada }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await posts()).toHaveLength(1);
  });

  test('practice news is published at once, with sanitised HTML, an origin, an entry in the audit log and one announcement', async () => {
    const { owner, posts, queued, see, submit, auditLog, visible, worker } = await articleWorld();
    expect((await submit('/articles/new', news)).headers.get('Location')).toBe('/articles?message=published');
    const [post] = await posts();
    expect(post).toMatchObject({ slug: 'a-new-dentist-in-ripon', title: news.title });
    expect(post?.content).toContain('<h2 id="who-she-is">Who she is</h2>');
    expect(await visible()).toEqual(['a-new-dentist-in-ripon']);
    expect(await owner('select source from post_provenance')).toEqual([{ source: 'staff' }]);
    expect((await auditLog(1))[0]).toMatchObject({ action: 'published', detail: '/blog/a-new-dentist-in-ripon' });
    const workers = [worker(), worker()];
    await Promise.all(workers.map(({ run }) => run()));
    expect(await queued()).toEqual(['a-new-dentist-in-ripon']);
    expect(await see('/articles')).toContain('/blog/a-new-dentist-in-ripon');
  });

  test('a text that would stall the desk is refused at its field', async () => {
    const { posts, submit } = await articleWorld();
    for (const [message, body] of [
      ['The text has 9,000 signs such as *, _, [ and &lt;.', '_a'.repeat(9_000)],
      ['A list or quotation has 2,500 levels.', '>'.repeat(2_500)],
    ] as const) {
      const started = process.threadCpuUsage();
      const response = await submit('/articles/new', { ...news, body });
      expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(message);
    }
    expect(await posts()).toEqual([]);
  });

  test('what breaks a rule is refused, with the reasons at the fields and what was typed', async () => {
    const { cookie, post, posts } = await articleWorld();
    const response = await post(
      '/articles/new',
      {
        ...news,
        title: '',
        excerpt: 'Too short & sweet',
        tags: 'one',
        category: 'Gossip',
        author: ' ',
        publishAt: '2020-01-01T09:00',
        body: 'Take two tablets. <script>alert(1)</script> We use Botox.\n\n</textarea><i>x</i>',
      },
      { cookie },
    );
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const message of [
      'Enter something here.',
      'Use at least 60 characters.',
      'Use at least 2 tags.',
      'Choose one.',
      'Choose a time that is still to come.',
      '&lt;script&gt; is not allowed',
      '&quot;two tablets&quot; is a dose.',
      '&quot;Botox&quot; names a prescription-only medicine',
    ])
      expect(html).toContain(message);
    expect(html).toContain('Too short &amp; sweet');
    expect(html).toContain('&lt;/textarea&gt;');
    expect(html).toMatch(/<input id="title"[^>]*aria-describedby="title-hint title-error" aria-invalid="true"/);
    expect(html).not.toContain('<script>');
    expect(await posts()).toEqual([]);
  });

  test('what stops an article by software is advice to a member: a short note with a price, a name and a number goes on the blog', async () => {
    const { posts, see, submit, visible } = await articleWorld();
    const note = {
      ...news,
      title: 'After we take out a tooth',
      excerpt: 'What to do at home on the day that we take out a tooth, and the number to ring if it bleeds again.',
      category: 'Treatments',
      body: 'Bite on the pad for twenty minutes. Do not rinse today: the clot protects the hole. Eat soft food on the other side, and leave hot drinks until the numbness has gone. From tomorrow, rinse gently with warm salt water. A little blood in your spit is normal. If it bleeds again, bite on the pad and ring Ruth on 01632 960101. That visit is £20.',
    };
    expect(note.body.split(' ')).toHaveLength(66);
    expect((await submit('/articles/drafts/new', { ...note, seen: '' })).status).toBe(200);
    const { problems } = JSON.parse(await see('/articles/drafts/new/problems')) as { problems: { message: string }[] };
    const advice = problems.map(({ message }) => message).join(' ');
    for (const said of ['write 600 to 1500', 'at least 4', 'link to at least 2', '"01632 960101" is a phone number'])
      expect(advice).toContain(said);
    expect((await submit('/articles/new', note)).headers.get('Location')).toBe('/articles?message=published');
    expect(await visible()).toEqual(['after-we-take-out-a-tooth']);
    // Twice the same is advice as well.
    expect((await submit('/articles/new', { ...note, body: `${note.body} Rest.` })).status).toBe(303);
    expect(await posts()).toHaveLength(2);
  });
});

describe('an article by software that waits for a person', () => {
  async function waitingWorld() {
    const world = await articleWorld();
    const { urls } = world;
    const model = await startMockModel(() => replyWith(goodArticles[0] ?? {}));
    const services = servicesFor(urls.site_worker, {
      ...model.environment,
      ARTICLES_PER_DAY: '2',
      DESK_URL: deskUrl,
      INDEXNOW_KEY: 'a1b2c3d4e5f6',
      SMTP_URL: world.smtp.url,
      MAIL_FROM: 'Site <site@group.example>',
    });
    const { content } = services;
    const worker = { ...services, content: { ...content, blogPage: { ...content.blogPage, generatedArticlesWait: true } } };
    await startArticleWorker(worker as Services);
    const answer = await createGenerateDailyArticleFunction(servicesFor(urls.site_web))(undefined, visitor());
    const [post] = await world.posts();
    return { ...world, answer, worker, post: post ?? expect.fail('no article') };
  }

  test('is in no list, feed, answer or announcement, and asks for a person at the desk and by email', async () => {
    const { answer, post, queued, see, smtp, urls, visible, worker } = await waitingWorld();
    expect(answer).toEqual({ success: true, article: { title: post.title } });
    const web = siteServices('web', urls.site_web, { ANON_DATABASE_URL: urls.site_anon });
    const { blogPosts } = web;
    expect(await visible()).toEqual([]);
    expect([await blogPosts.bySlug(post.slug), await blogPosts.newest(9, 0), await blogPosts.addresses(9, 0)]).toEqual([
      undefined,
      [],
      [],
    ]);
    expect([await blogPosts.count(), await blogPosts.search(post.title, 9)]).toEqual([0, []]);
    const rest = blogPostsRest(servicesFor(urls.site_anon).pool, createChangeCache(), 'key');
    expect(await (await rest.request('/blog_posts', { headers: { apikey: 'key' } })).json()).toEqual([]);
    await announcePosts.run(worker, undefined);
    expect([await queued(), (await readBlog(worker.pool)).posts.size]).toEqual([[], 0]);

    await mailArticlePublished.run(worker, { postId: post.id });
    expect(smtp.received[0]?.text).toContain(`${deskUrl}/articles/${post.id}/edit`);
    expect(await see('/')).toContain('1 article to read and publish');
    expect(await see('/articles')).toMatch(new RegExp(`Waiting for a person.*${post.id}/edit.*Nothing is scheduled`, 's'));
  });

  test('is published with the changes of a member, who may also withdraw it', async () => {
    const { owner, post, queued, see, submit, versionOf, visible, worker } = await waitingWorld();
    const form = await see(`/articles/${post.id}/edit`);
    expect(form).toMatch(/name="publishAt"[^>]*value=""|value=""[^>]*name="publishAt"/);
    for (const action of ['withdraw', 'restore']) {
      await submit(`/articles/${post.id}/${action}`);
      expect(await visible(), action).toEqual([]);
    }
    const version = versionOf(await see(`/articles/${post.id}/edit`));
    expect((await submit(`/articles/${post.id}/edit`, { ...news, version })).headers.get('Location')).toBe(
      '/articles?message=edited',
    );
    expect(await visible()).toEqual([post.slug]);
    expect(await owner('select published_at <= now() as "isNow" from blog_posts')).toEqual([{ isNow: true }]);
    await announcePosts.run(worker, undefined);
    expect(await queued()).toEqual([post.slug]);
    expect(await see('/')).not.toContain('to read and publish');
  });
});

describe('scheduling', () => {
  test('other articles are compared with it as it is now, on the blog or withdrawn', async () => {
    const { owner, pool, posts, submit } = await articleWorld();
    const runs = async () => (await readBlog(pool)).known.map(({ shingles, title }) => [title, shingles.length]);
    expect(await runs()).toEqual([]);
    await submit('/articles/new', news);
    expect(await runs()).toEqual([[news.title, 11]]);
    await owner(`update blog_posts set content = '<p>It has six words by now.</p>'`);
    expect(await runs()).toEqual([[news.title, 2]]);
    const [post] = await posts();
    for (const action of ['withdraw', 'restore']) {
      await submit(`/articles/${post?.id}/${action}`);
      expect(await runs(), action).toEqual([[news.title, 2]]);
    }
    await owner('delete from blog_posts');
    expect(await runs()).toEqual([]);
  });

  test('an article for later appears at its time, and two workers announce it once', async () => {
    const { owner, pool, posts, queued, see, submit, urls, visible, worker } = await articleWorld();
    const publishAt = inAnHour();
    expect((await submit('/articles/new', { ...news, publishAt })).headers.get('Location')).toBe('/articles?message=scheduled');
    const workers = [worker(), worker()];
    await Promise.all(workers.map(({ run }) => run()));
    expect([await visible(), await queued()]).toEqual([[], []]);
    // Other articles cannot link to it yet.
    expect((await readBlog(pool)).posts.size).toBe(0);
    const [post] = await posts();
    expect(await see(`/articles/${post?.id}/edit`)).toContain(`value="${publishAt}"`);

    // An hour passes.
    await owner(`alter table blog_posts disable trigger touch_blog_post`);
    await owner(`update blog_posts set published_at = now() - interval '1 second', updated_at = now() - interval '1 hour'`);
    await owner(`alter table blog_posts enable trigger touch_blog_post`);
    await owner(`update posts_to_announce set due_at = now() - interval '1 second'`);
    expect(await visible()).toEqual(['a-new-dentist-in-ripon']);
    let notified = 0;
    await asRole(urls.site_web, async (web) => {
      await web.query('listen blog_posts_changed');
      web.on('notification', () => {
        notified += 1;
      });
      await Promise.all(workers.map(({ run }) => run()));
      await expect.poll(() => notified).toBeGreaterThan(0);
    });
    await Promise.all(workers.map(({ run }) => run()));
    expect(await queued()).toEqual(['a-new-dentist-in-ripon']);
    expect(await owner('select updated_at >= published_at as newer from blog_posts')).toEqual([{ newer: true }]);
  });

  test('a scheduled article is on Today, and can be moved, or withdrawn without telling search engines', async () => {
    const { owner, posts, queued, see, submit, versionOf, visible, worker } = await articleWorld();
    await submit('/articles/new', { ...news, publishAt: inAnHour() });
    const [post] = await posts();
    const version = versionOf(await see(`/articles/${post?.id}/edit`));
    const moved = { ...news, version, publishAt: '2099-12-24T17:30' };
    expect((await submit(`/articles/${post?.id}/edit`, moved)).status).toBe(303);
    expect(
      await owner('select published_at, due_at = published_at as due from blog_posts join posts_to_announce using (slug)'),
    ).toEqual([{ published_at: new Date('2099-12-24T17:30:00Z'), due: true }]);
    const today = new RegExp(`24 Dec 2099, 17:30: <a href="/articles/${post?.id}/edit"[^>]*>A new dentist in Ripon</a>`);
    expect(await see('/')).toMatch(today);
    await submit(`/articles/${post?.id}/withdraw`);
    await worker().run();
    expect([await visible(), await queued()]).toEqual([[], []]);
    expect(await see('/')).not.toMatch(today);
  });
});

describe('editing', () => {
  async function published() {
    const world = await articleWorld();
    await world.submit('/articles/new', news);
    const [post] = await world.posts();
    const path = `/articles/${post?.id}/edit`;
    return { ...world, path, version: world.versionOf(await world.see(path)) };
  }

  test('the text is offered as it was written, and saved at the same address', async () => {
    const { path, posts, queued, see, submit, auditLog, version, worker } = await published();
    expect(await see(path)).toContain(`${news.body.replaceAll('&', '&amp;')}</textarea>`);
    const hostile = { ...news, version, body: `${news.body}\n\n<img src=x onerror=alert(1)>` };
    expect((await submit(path, hostile)).status).toBe(422);
    const changes = { ...news, version, title: 'A new dentist in Ripon from January', metaTitle: 'New dentist in Ripon' };
    expect((await submit(path, changes)).headers.get('Location')).toBe('/articles?message=edited');
    expect(await posts()).toMatchObject([{ slug: 'a-new-dentist-in-ripon', title: changes.title }]);
    expect((await auditLog(1))[0]).toMatchObject({ action: 'edited', detail: '/blog/a-new-dentist-in-ripon' });
    await worker().run();
    expect(await queued()).toEqual(['a-new-dentist-in-ripon']);
  });

  test('a change by someone else is never overwritten unseen: both are shown, and the editor chooses', async () => {
    const { cookie, path, post, posts, submit, version, versionOf } = await published();
    await submit(path, { ...news, version, title: 'The title of Ada' });
    const mine = { ...news, title: 'The title of Bob' };
    const refused = await post(path, { ...mine, version }, { cookie });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('<dd class="break-words whitespace-pre-line">The title of Ada</dd>');
    expect(html).toMatch(/<input id="title"[^>]*value="The title of Bob"/);
    expect(await posts()).toMatchObject([{ title: 'The title of Ada' }]);
    // A mistake keeps the version that was shown.
    const mistaken = await post(path, { ...mine, version, excerpt: 'x' }, { cookie });
    expect(versionOf(await mistaken.text())).toBe(version);
    // When two save at once, one is refused.
    const both = await Promise.all([mine, mine].map((fields) => submit(path, { ...fields, version: versionOf(html) })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await posts()).toMatchObject([{ title: 'The title of Bob' }]);
  });

  test('the text of an article with a table stays as it is', async () => {
    const { owner, see, submit, urls, versionOf } = await articleWorld();
    await seedFirstArticles(
      urls.site_worker,
      blogArticles.filter(({ slug }) => slug === 'three-ways-to-fill-a-gap'),
    );
    const [post] = await owner<{ id: string; content: string; excerpt: string }>('select id, content, excerpt from blog_posts');
    const html = await see(`/articles/${post?.id}/edit`);
    expect(html).toContain('It stays as it is.');
    const { body: _, ...fields } = news;
    const changes = { ...fields, version: versionOf(html), title: 'Four ways to fill a gap' };
    expect((await submit(`/articles/${post?.id}/edit`, changes)).status).toBe(303);
    expect(await owner('select title, content from blog_posts')).toEqual([{ title: changes.title, content: post?.content }]);
  });
});

describe('withdrawing', () => {
  test('takes an article off the blog, and it can be published again as it was', async () => {
    const { owner, posts, queued, see, submit, auditLog, visible, worker } = await articleWorld();
    await submit('/articles/new', news);
    const before = await owner('select slug, title, content, published_at, tags from blog_posts');
    const [post] = await posts();
    await worker().run();
    expect((await submit(`/articles/${post?.id}/withdraw`)).headers.get('Location')).toBe('/articles?message=withdrawn');
    expect((await submit(`/articles/${post?.id}/withdraw`)).headers.get('Location')).toBe('/articles?message=nothing');
    expect(await visible()).toEqual([]);
    expect(await see('/articles')).toContain(`action="/articles/${post?.id}/restore"`);
    expect(await see(`/articles/${post?.id}/edit`)).toContain('This article is not on the blog');
    await worker().run();
    expect(await queued()).toHaveLength(2);

    expect((await submit(`/articles/${post?.id}/restore`)).headers.get('Location')).toBe('/articles?message=restored');
    expect((await submit(`/articles/${post?.id}/restore`)).headers.get('Location')).toBe('/articles?message=nothing');
    expect(await owner('select slug, title, content, published_at, tags from blog_posts')).toEqual(before);
    expect((await auditLog(3)).map(({ action }) => action)).toEqual(['published again', 'withdrew', 'published']);
  });
});

test('the list shows the backlog with the next one first, and what was refused and why', async () => {
  const { content, owner, see } = await articleWorld();
  const [first, second] = content.editorialPlan.topics.filter(({ id }) => content.blogBacklog.some(({ slug }) => slug === id));
  await owner(
    `insert into article_attempts (asked_by, finished_at, outcome, cause, reason, topic)
     values ('schedule', now(), 'skipped', 'not-good-enough', 'prices: "£20" is a price', '${first?.id}')`,
  );
  const html = await see('/articles');
  expect(html).toContain('prices: &quot;£20&quot; is a price');
  // The refused one rests, so the second is next.
  const next = /<a [^>]*>([^<]+)<\/a><strong[^>]*>Next/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
  expect(next).toBe(content.blogBacklog.find(({ slug }) => slug === second?.id)?.title);
});
