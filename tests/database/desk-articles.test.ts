import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { forgottenPhotographs, unusedPhotographs } from '../../desk/drafts/unused-photographs.ts';
import { adoptArticleDrafts } from '../../server/adopt-article-drafts.ts';
import { announcePosts } from '../../server/articles/announce-posts-job.ts';
import { copyArticles } from '../../server/articles/article-copies.ts';
import { createGenerateDailyArticleFunction } from '../../server/articles/generate/generate-function.ts';
import { mailArticlePublished } from '../../server/articles/mail-article-jobs.ts';
import { readBlog } from '../../server/articles/posts.ts';
import { blogPostsRest } from '../../server/articles/rest/blog-posts-rest.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import { createChangeCache } from '../../server/platform/db/change-cache.ts';
import { publishScheduled } from '../../server/publishing/schedule-jobs.ts';
import type { Services } from '../../server/services.ts';
import {
  goodArticles,
  replyWith,
  servicesFor,
  startArticleWorker,
  startMockModel,
  visitor,
} from '../support/article-generation.ts';
import { editors, photograph } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';
import { asRole } from '../support/fresh-database.ts';
import { siteServices } from '../support/site-services.ts';

const title = 'A new dentist in Ripon';
const file = 'articles/a-new-dentist-in-ripon.md';
const news = {
  title,
  excerpt: 'Dr Amina Yusuf joins our Ripon practice in the new year. Here is what she does and when you can see her.',
  category: 'Practice News',
  tags: ['ripon', 'team'],
  author: 'The practice team',
};
const body =
  'We have good news for Ripon.\n\n## Who she is\n\nDr Amina Yusuf joins us on 4 January. She sees adults and children.\n\n- Book [a visit](/#booking)\n- Or ring us\n';

type Who = 'ada' | 'bob' | 'cyd';

/** Ada, Bob and Cyd, who may not publish, write articles on a site that is published. */
async function writers() {
  const world = await editors();
  const { cookies, open, publishAll, save, urls } = world;
  const submit = (who: Who, path: string, fields: Record<string, string> = {}) =>
    world.post(path, fields, { cookie: cookies[who] });
  const see = async (who: Who, path: string) => (await world.get(path, cookies[who])).text();
  const owner = async <Row extends object>(query: string) =>
    (await asRole(urls.site_owner, (client) => client.query<Row>(query))).rows;
  const posts = () =>
    owner<Record<'slug' | 'title' | 'content' | 'markdown' | 'image_url' | 'image_alt', string> & { published_at: Date }>(
      'select slug, title, content, markdown, image_url, image_alt, published_at from blog_posts',
    );
  const visible = async () =>
    (await asRole(urls.site_web, (web) => web.query<{ slug: string }>('select slug from blog_posts'))).rows.map(
      ({ slug }) => slug,
    );
  /** Changes the draft of an article, and returns what the checks say. */
  async function write(who: Who, fields: object, text?: string, name = file) {
    const opened = await open(who, name);
    return save(who, opened, { ...opened.value, ...fields }, name, text ?? opened.body);
  }
  const begin = async (who: Who, words = title) => (await submit(who, '/articles/new', { title: words })).headers.get('Location');
  /** Writes and publishes an article. */
  async function publish(who: Who = 'bob') {
    await begin(who);
    await write(who, news, body);
    expect((await publishAll(who)).headers.get('Location')).toBe('/history?message=published');
  }
  const undo = async (who: Who) => {
    const [last] = await world.history();
    return (await submit(who, `/history/${last?.id}/undo`)).headers.get('Location');
  };
  /** A worker with IndexNow, and the addresses that it queued. */
  const worker = siteServices('worker', urls.site_worker, { INDEXNOW_KEY: 'a1b2c3d4e5f6' });
  const announced = async () => {
    await Promise.all([announcePosts.run(worker, undefined), announcePosts.run(worker, undefined)]);
    const query = `select data ->> 'slug' as slug from pgboss.job where name = 'indexnow-submit'`;
    return (await owner<{ slug: string }>(query)).map(({ slug }) => slug);
  };
  return { ...world, announced, begin, owner, posts, publish, see, submit, undo, visible, worker, write };
}

const blocking = ({ findings }: { findings: { field?: unknown; isBlocking: boolean; message: string }[] }) =>
  findings.filter(({ isBlocking }) => isBlocking).map(({ message }) => message);

describe('an article is written, published and undone like a page', () => {
  test('begun, checked, previewed, published with sanitised HTML, edited, undone and withdrawn', async () => {
    const { announced, begin, done, history, owner, posts, preview, publishAll, see, undo, visible, write } = await writers();
    expect(await begin('bob')).toBe(`/edit/${file}`);
    expect(await see('bob', '/articles')).toMatch(/Being written.*A new dentist in Ripon/s);
    expect(await see('ada', '/articles')).not.toContain('Being written');
    // Not finished: it has no excerpt yet. The preview shows what there is.
    expect(blocking(await write('bob', {}, ''))).toContain('Write the text.');
    expect(await (await preview('/blog/a-new-dentist-in-ripon', 'bob')).text()).toContain(title);
    expect(await see('bob', '/changes')).toContain('Not finished, stays your draft');

    expect(blocking(await write('bob', news, body))).toEqual([]);
    const shown = await (await preview('/blog/a-new-dentist-in-ripon', 'bob')).text();
    expect(shown).toContain(`data-field="${file}#body.4"`);
    expect((await preview('/blog/a-new-dentist-in-ripon')).status).toBe(404);
    expect(await posts()).toEqual([]);

    expect((await publishAll('bob')).headers.get('Location')).toBe('/history?message=published');
    const [post] = await posts();
    expect(post).toMatchObject({ slug: 'a-new-dentist-in-ripon', title, markdown: body });
    expect(post?.content).toContain('<h2 id="who-she-is">Who she is</h2>');
    expect(await visible()).toEqual(['a-new-dentist-in-ripon']);
    expect(await owner('select source from post_provenance')).toEqual([{ source: 'staff' }]);
    expect((await done())[0]).toMatchObject({ action: 'published', who: 'bob@group.example' });
    expect(await announced()).toEqual(['a-new-dentist-in-ripon']);
    // No version has it.
    expect(await owner(`select from content_version_files where path like 'articles/%'`)).toEqual([]);
    expect(await owner('select from desk_drafts')).toEqual([]);

    await write('ada', { title: 'Our new dentist in Ripon' }, `${body}\nAn addition.\n`);
    await publishAll('ada');
    expect(await posts()).toMatchObject([{ title: 'Our new dentist in Ripon', slug: 'a-new-dentist-in-ripon' }]);
    expect(await see('ada', '/history')).toContain('An addition.');
    // Its title, and not its address.
    expect(await see('ada', '/history')).not.toContain('dentist in ripon');
    expect(await undo('bob')).toBe('/history?message=undone');
    expect(await posts()).toEqual([post]);

    // The first publication is the second of the site.
    const [, , first] = await history();
    const undone = await see('bob', `/history/${first?.id}/undo`);
    expect(undone).toContain('This will change on the site');
  });

  test('undoing the publication of an article withdraws it, and undoing that publishes it again', async () => {
    const { announced, owner, posts, publish, see, undo, visible } = await writers();
    await publish();
    const before = await posts();
    expect(await undo('bob')).toBe('/history?message=undone');
    expect(await visible()).toEqual([]);
    expect(await see('bob', '/history')).toMatch(/A new dentist in Ripon(?!.*dentist in ripon)/s);
    expect(await owner('select from post_provenance where withdrawn_at is not null')).toHaveLength(1);
    expect(await see('bob', '/articles')).toContain('action="/articles/a-new-dentist-in-ripon/restore"');
    expect(await undo('ada')).toBe('/history?message=undone');
    expect(await posts()).toEqual(before);
    expect(await announced()).toEqual(['a-new-dentist-in-ripon']);
  });

  test('withdrawing and publishing again are in the history', async () => {
    const { posts, publish, see, submit, undo, visible } = await writers();
    await publish();
    const before = await posts();
    const press = async (action: string) =>
      (await submit('bob', `/articles/a-new-dentist-in-ripon/${action}`)).headers.get('Location');
    expect(await press('withdraw')).toBe('/articles?message=withdrawn');
    expect(await press('withdraw')).toBe('/articles?message=nothing');
    expect(await visible()).toEqual([]);
    expect((await see('bob', `/edit/${file}`)).includes('Page not found')).toBe(true);
    expect(await press('restore')).toBe('/articles?message=restored');
    expect(await press('restore')).toBe('/articles?message=nothing');
    expect(await posts()).toEqual(before);
    expect(await undo('bob')).toBe('/history?message=undone');
    expect(await visible()).toEqual([]);
  });

  test('of two members who publish an article with one name at once, one is told', async () => {
    const { begin, posts, publishAll, write } = await writers();
    expect(await begin('bob')).toBe(`/edit/${file}`);
    // Addresses differ from the start.
    expect(await begin('ada')).toBe('/edit/articles/a-new-dentist-in-ripon-2.md');
    await write('bob', news, body);
    const answers = await Promise.all([publishAll('bob'), publishAll('bob')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await posts()).toHaveLength(1);
  });

  test('what others published meanwhile is merged by field, and both are shown where both changed one', async () => {
    const { open, posts, publish, publishAll, see, write } = await writers();
    await publish();
    await write('bob', { title: 'The title of Bob' });
    await write('ada', { excerpt: `${news.excerpt} Come and say hello.` });
    await publishAll('ada');
    expect((await open('bob', file)).conflict).toMatchObject({ by: 'Ada', choices: [] });
    await publishAll('bob');
    expect(await posts()).toMatchObject([{ title: 'The title of Bob' }]);
    expect((await open('ada', file)).value.excerpt).toContain('Come and say hello.');
    await write('bob', { author: 'Bob' });
    await write('ada', { author: 'Ada' });
    await publishAll('ada');
    expect((await open('bob', file)).conflict?.choices).toMatchObject([{ mine: 'Bob', theirs: 'Ada' }]);
    expect(await see('bob', '/changes')).toContain('Someone else has changed this meanwhile');
  });

  test('an article that was changed by other means is never overwritten unseen', async () => {
    const { open, owner, publish, publishAll, posts, ticks, write } = await writers();
    await publish();
    await write('bob', { title: 'The title of Bob' });
    const chosen = await ticks('bob');
    await owner(`update blog_posts set title = 'As the release before writes it'`);
    expect((await publishAll('bob', { when: 'now' }, chosen)).headers.get('Location')).toBe('/changes?message=conflict');
    expect((await open('bob', file)).conflict?.choices[0]).toMatchObject({ field: ['value', 'title'] });
    expect(await posts()).toMatchObject([{ title: 'As the release before writes it' }]);
  });

  test('an editor asks, and somebody who may publishes it with its picture', async () => {
    const { begin, history, id, posts, see, submit, ticks, upload, write } = await writers().then(async (world) => ({
      ...world,
      id: (await world.members.byEmail('cyd@group.example'))?.id ?? '',
    }));
    await begin('cyd');
    const answer = await upload('cyd', await photograph().toBuffer(), { name: 'Door.png', shape: 'article' });
    const { address } = (await answer.json()) as { address: string };
    await write('cyd', { ...news, picture: { file: address, words: 'The new door, open' } }, body);
    expect((await submit('cyd', '/ask', { note: 'For Ripon' })).headers.get('Location')).toBe('/changes?message=asked');
    expect(await see('ada', '/')).toContain('Cyd asks you to publish');
    const asked = await see('ada', `/asked/${id}`);
    const shown = /name="shown" value="(\w+)"/.exec(asked)?.[1] ?? '';
    const chosen = Object.fromEntries((await ticks('ada', `/asked/${id}`)).map((name) => [name, 'true']));
    const published = await submit('ada', `/asked/${id}/publish`, { shown, ...chosen });
    expect(published.headers.get('Location')).toBe('/history?message=published');
    expect(await posts()).toMatchObject([{ title, image_url: address, image_alt: 'The new door, open' }]);
    expect((await history())[0]).toMatchObject({ author: 'Ada for Cyd' });
    expect(await see('cyd', '/articles')).not.toContain('/withdraw"');
  });
});

describe('the rules', () => {
  test('what harms is said at its field, and is not published', async () => {
    const { begin, posts, publishAll, write } = await writers();
    await begin('bob');
    const wrong = { ...news, excerpt: 'Too short & sweet', tags: ['one'], category: 'Gossip' };
    const harmful = 'Take two tablets. <script>alert(1)</script> We use Botox.\n\n</textarea><i>x</i>';
    const { findings } = await write('bob', wrong, harmful);
    for (const field of ['excerpt', 'tags', 'category', 'body'])
      expect(
        findings.some((finding) => finding.field?.[0] === field && finding.isBlocking),
        field,
      ).toBe(true);
    const messages = blocking({ findings }).join('\n');
    for (const words of ['<script> is not allowed', '"two tablets" is a dose.', '"Botox" names a prescription-only medicine'])
      expect(messages).toContain(words);
    await write('bob', news);
    expect((await publishAll('bob')).status).toBe(422);
    expect(await posts()).toEqual([]);
  });

  test('what stops an article by software is advice to a member: a short note with a price, a name and a number goes on the blog', async () => {
    const { begin, publish, publishAll, visible, write } = await writers();
    const note =
      'Bite on the pad for twenty minutes. Do not rinse today: the clot protects the hole. Eat soft food on the other side, and leave hot drinks until the numbness has gone. From tomorrow, rinse gently with warm salt water. A little blood in your spit is normal. If it bleeds again, bite on the pad and ring Ruth on 01632 960101. That visit is £20.';
    expect(note.split(' ')).toHaveLength(66);
    await publish();
    await begin('ada', 'After we take out a tooth');
    const path = 'articles/after-we-take-out-a-tooth.md';
    // Twice the same is advice as well.
    const { findings } = await write('ada', { ...news, category: 'Treatments' }, note, path);
    expect(blocking({ findings })).toEqual([]);
    const advice = findings.map(({ message }) => message).join(' ');
    for (const said of [
      'write 600 to 1500',
      'at least 4',
      'link to at least 2',
      '"01632 960101" is a phone number',
      'too similar',
    ])
      expect(advice).toContain(said);
    await publishAll('ada');
    expect((await visible()).sort()).toEqual(['a-new-dentist-in-ripon', 'after-we-take-out-a-tooth']);
  });

  test('a text that would stall the desk is refused before it is saved', async () => {
    const { app, begin, headers, open } = await writers();
    await begin('bob');
    const { hash, value } = await open('bob', file);
    for (const text of ['_a'.repeat(9_000), '>'.repeat(2_500)]) {
      const init = {
        method: 'POST',
        headers: headers('bob'),
        body: JSON.stringify({ value, body: text, hash, base: { value, body: '' } }),
      };
      const started = process.threadCpuUsage();
      expect((await app.request(`https://desk.group.example/edit/${file}`, init)).status).toBe(422);
      expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000);
    }
  });

  test('a picture needs words, is of this site, and is published with its article', async () => {
    const { begin, bob, drafts, owner, pool, posts, preview, publishAll, services, undo, updateContent, upload, write } =
      await writers();
    await begin('bob');
    const withExif = photograph().withMetadata({ exif: { IFD0: { Copyright: 'a secret' } } });
    const uploaded = await upload('bob', await withExif.toBuffer(), { name: 'Door.png', shape: 'article' });
    const { address: image } = (await uploaded.json()) as { address: string };
    expect(image).toMatch(/^\/pictures\/sized\/article\/articles\/door-([0-9a-f]{8})\.\1\.jpg$/);
    expect(blocking(await write('bob', { ...news, picture: { file: image } }, body)).join()).toContain(
      'Describe what the picture shows',
    );
    for (const other of ['https://evil.example/x.jpg', '/pictures/sized/../../favicon.svg'])
      expect(blocking(await write('bob', { picture: { file: other } })).join()).toContain('Add it again.');
    await write('bob', { picture: { file: image, words: 'The new door, open' } });
    const page = await (await preview('/blog/a-new-dentist-in-ripon', 'bob')).text();
    const [, src = ''] = /<img [^>]*src="\/preview\/[^/]+([^"]+)"[^>]* alt="The new door, open"/.exec(page) ?? [];
    const bytes = new Uint8Array(await (await preview(src, 'bob')).arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect(Buffer.from(bytes).includes('a secret')).toBe(false);
    const own = await drafts.list(bob.id);
    expect(unusedPhotographs(own, services.content)).toHaveLength(5);
    expect(forgottenPhotographs(own, services.content)).toEqual([]);

    await publishAll('bob');
    expect(await posts()).toMatchObject([{ image_url: image, image_alt: 'The new door, open' }]);
    await updateContent();
    const sizes = () => services.live.files.filter(({ file }) => file.startsWith('pictures/sized/article/'));
    expect(sizes()).toHaveLength(5);
    expect(await drafts.list(bob.id)).toEqual([]);
    await owner(`update blog_posts set published_at = now() - interval '1 minute'`);
    expect(await copyArticles(pool)).toMatchObject([{ image_url: image, image_alt: 'The new door, open', markdown: body }]);
    await undo('bob');
    await updateContent();
    expect([sizes(), await posts()]).toEqual([[], []]);
  });
});

describe('what one article must not do to others', () => {
  test('an author who is too long is refused, and a schedule that the database refuses lets the next one go live', async () => {
    const { begin, liveText, open, owner, publishAll, save, worker, write } = await writers();
    await begin('bob');
    expect(blocking(await write('bob', { ...news, author: 'A'.repeat(130) }, body))).toHaveLength(1);
    // As PostgreSQL can't hold it, NUL is left out.
    expect(blocking(await write('bob', news, 'Hello \u0000 all.'))).toEqual([]);
    await publishAll('bob', { when: 'later', dueAt: '2099-12-24T17:30' });
    await owner('alter table blog_posts add constraint refused check (false) not valid');
    const ripon = await open('ada');
    await save('ada', ripon, { ...ripon.value, parking: 'Twelve spaces' });
    await publishAll('ada', { when: 'later', dueAt: '2099-12-24T17:31' });
    await publishScheduled.run(Object.create(worker, { clock: { value: () => new Date('2100-01-01T00:00:00Z') } }), undefined);
    expect(await owner('select stopped_reason is null as live from content_schedules order by id')).toEqual([
      { live: false },
      { live: true },
    ]);
    expect(await liveText()).toContain('Twelve spaces');
  });

  test('an article cannot be begun at the address of one to come', async () => {
    const { begin, services } = await writers();
    const [next] = services.content.blogBacklog;
    expect(await begin('bob', next?.slug.replaceAll('-', ' '))).toBe(`/edit/articles/${next?.slug}-2.md`);
  });

  test('values that no form has leave every screen open', async () => {
    const { app, begin, cookies, get, headers, open } = await writers();
    await begin('bob');
    const { hash, value } = await open('bob', file);
    const odd = { title: 5, picture: { file: 5, words: {} }, tags: 5, excerpt: [], category: {}, author: 7 };
    const form = JSON.stringify({ value: odd, body, hash, base: { value, body: '' } });
    expect((await app.request(`${deskUrl}/edit/${file}`, { method: 'POST', headers: headers('bob'), body: form })).status).toBe(
      200,
    );
    for (const screen of ['/', '/articles', '/changes', `/edit/${file}`, `/findings/${file}`])
      expect((await get(screen, cookies.bob)).status, screen).toBe(200);
  });

  test('a member has at most 200 drafts of texts', async () => {
    const { bob, owner, submit } = await writers();
    await owner(
      `insert into desk_drafts (member_id, path, bytes)
       select '${bob.id}', 'articles/x-' || n || '.md', convert_to('---' || n, 'UTF8') from generate_series(1, 200) n`,
    );
    expect((await submit('bob', '/articles/new', { title })).headers.get('Location')).toBe('/articles?message=full');
  });

  test('an article that waits is not withdrawn while somebody has set it for later, with other changes', async () => {
    const { open, owner, posts, publishAll, save, submit } = await writers();
    await owner(
      `insert into blog_posts (slug, title, content, excerpt, category, author, tags, published_at)
       values ('a-new-dentist-in-ripon', 'By software', '<p>Words.</p>', '${news.excerpt}', 'Practice News', 'The team', '{a,b}', '9999-12-31')`,
    );
    await owner(`insert into post_provenance (post_id, slug, source, model) select id, slug, 'model', 'm' from blog_posts`);
    const withdraw = async () =>
      (await submit('ada', '/articles/a-new-dentist-in-ripon/withdraw')).headers.get('Location')?.split('=')[1];
    await submit('bob', '/articles/a-new-dentist-in-ripon/take');
    const ripon = await open('bob');
    await save('bob', ripon, { ...ripon.value, parking: 'Twelve spaces' });
    await publishAll('bob', { when: 'later', dueAt: '2099-12-24T17:30' });
    expect(await withdraw()).toBe('scheduled');
    expect(await owner('select from content_schedules where stopped_at is null')).toHaveLength(1);
    await submit('ada', '/schedules/1/cancel');
    expect([await withdraw(), await posts(), await withdraw()]).toEqual(['withdrawn', [], 'nothing']);
  });

  test('what the release before saves during an upgrade is taken over by the next migration', async () => {
    const { bob, open, owner, urls } = await writers();
    const write = (words: string) =>
      owner(
        `insert into desk_article_drafts (member_id, article, typed, version)
         values ('${bob.id}', 'new', '${JSON.stringify({ ...news, title: 'A door', tags: 'a, b', body: words })}', 'x')`,
      );
    for (const words of ['First words', 'Later and longer words']) {
      await write(words);
      await asRole(urls.site_owner, adoptArticleDrafts);
    }
    expect(await owner('select from desk_article_drafts')).toEqual([]);
    const texts = await owner<{ text: string }>(`select convert_from(bytes, 'UTF8') as text from desk_drafts`);
    expect(texts.map(({ text }) => text).join()).toContain('Later and longer words');
    expect((await open('bob', 'articles/a-door.md')).body).toContain('words');
  });
});

describe('later', () => {
  test('an article set for later is published at its time by the worker, and can be taken back', async () => {
    const { announced, begin, posts, publishAll, see, submit, visible, worker, write } = await writers();
    await begin('bob');
    await write('bob', news, body);
    const later = { when: 'later', dueAt: '2099-12-24T17:30' };
    expect((await publishAll('bob', later)).headers.get('Location')).toBe('/history?message=scheduled');
    expect(await see('bob', '/articles')).toMatch(/Scheduled.*A new dentist in Ripon.*24 Dec/s);
    const [, id] = /\/schedules\/(\d+)\/cancel/.exec(await see('bob', '/history')) ?? [];
    expect((await submit('bob', `/schedules/${id}/cancel`)).headers.get('Location')).toBe('/changes?message=cancelled');
    await publishAll('bob', later);
    expect([await visible(), await announced()]).toEqual([[], []]);
    const atItsTime = Object.create(worker, { clock: { value: () => new Date('2099-12-24T17:31:00Z') } });
    await publishScheduled.run(atItsTime, undefined);
    expect(await posts()).toMatchObject([{ title, markdown: body }]);
    expect([await visible(), await announced()]).toEqual([['a-new-dentist-in-ripon'], ['a-new-dentist-in-ripon']]);
  });

  test('an article for later of the release before appears at its time, can be edited until then, and withdrawn', async () => {
    const { announced, owner, pool, publish, publishAll, see, submit, urls, visible, write } = await writers();
    await publish();
    await owner(`update blog_posts set published_at = '2099-12-24T17:30Z'`);
    await owner(
      `insert into posts_to_announce select slug, published_at from blog_posts on conflict (slug) do update set due_at = excluded.due_at`,
    );
    const today = new RegExp(`24 Dec 2099, 17:30: <a href="/edit/${file}"[^>]*>A new dentist in Ripon</a>`);
    expect(await see('bob', '/')).toMatch(today);
    // Other articles cannot link to it yet.
    expect((await readBlog(pool)).posts.size).toBe(0);
    await write('ada', { author: 'Ada' });
    await publishAll('ada');
    expect(
      await owner(
        'select author, published_at, due_at = published_at as due from blog_posts join posts_to_announce using (slug)',
      ),
    ).toEqual([{ author: 'Ada', published_at: new Date('2099-12-24T17:30:00Z'), due: true }]);
    expect([await visible(), await announced()]).toEqual([[], []]);
    // Its time comes.
    await owner('alter table blog_posts disable trigger touch_blog_post');
    await owner(`update blog_posts set published_at = now() - interval '1 second', updated_at = now() - interval '1 hour'`);
    await owner('alter table blog_posts enable trigger touch_blog_post');
    await owner(`update posts_to_announce set due_at = now() - interval '1 second'`);
    let notified = 0;
    await asRole(urls.site_web, async (web) => {
      await web.query('listen blog_posts_changed');
      web.on('notification', () => {
        notified += 1;
      });
      expect(await announced()).toEqual(['a-new-dentist-in-ripon']);
      await expect.poll(() => notified).toBeGreaterThan(0);
    });
    expect(await owner('select updated_at >= published_at as newer from blog_posts')).toEqual([{ newer: true }]);
    await owner(`update blog_posts set published_at = now() + interval '1 hour'`);
    await submit('bob', '/articles/a-new-dentist-in-ripon/withdraw');
    expect(await announced()).toEqual(['a-new-dentist-in-ripon']);
    expect(await see('bob', '/')).not.toContain(`/edit/${file}`);
  });
});

describe('an article by software that waits for a person', () => {
  async function waitingWorld(begunByBob?: string) {
    const world = await writers();
    if (begunByBob) await world.begin('bob', begunByBob);
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
    const [post] = await world.owner<{ id: string; slug: string; title: string; markdown: string }>(
      'select id, slug, title, markdown from blog_posts',
    );
    const press = async (action: string) =>
      (await world.submit('bob', `/articles/${post?.slug}/${action}`)).headers.get('Location');
    return { ...world, answer, press, worker, post: post ?? expect.fail('no article') };
  }

  test('is in no list, feed, answer or announcement, and asks for a person at the desk and by email', async () => {
    const { announced, answer, get, cookies, post, see, smtp, urls, visible, worker } = await waitingWorld();
    expect(answer).toEqual({ success: true, article: { title: post.title } });
    expect(post.markdown).toBe(goodArticles[0]?.content);
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
    expect([await announced(), (await readBlog(worker.pool)).posts.size]).toEqual([[], 0]);

    await mailArticlePublished.run(worker, { postId: post.id });
    expect(smtp.received[0]?.text).toContain(`${deskUrl}/articles/${post.id}/edit`);
    expect((await get(`/articles/${post.id}/edit`, cookies.bob)).headers.get('Location')).toBe('/articles');
    expect(await see('bob', '/')).toContain('1 article to read and publish');
    expect(await see('bob', '/articles')).toMatch(
      new RegExp(`Waiting for a person.*/articles/${post.slug}/take.*Nothing is scheduled`, 's'),
    );
  });

  test('is not replaced by an article that a member began before it', async () => {
    const generated = goodArticles[0]?.title ?? '';
    const { owner, posts, publishAll, write } = await waitingWorld(generated);
    const [draft] = await owner<{ path: string }>('select path from desk_drafts');
    await write('bob', news, body, draft?.path);
    await publishAll('bob');
    expect((await posts()).map((post) => post.title).sort()).toEqual([title, generated].sort());
  });

  test('becomes the draft of a member, who publishes it like any other, or is withdrawn', async () => {
    const { announced, open, owner, post, press, publishAll, see, undo, visible, write } = await waitingWorld();
    expect(await press('withdraw')).toBe('/articles?message=withdrawn');
    expect(await press('take')).toBe('/articles?message=nothing');
    expect(await press('restore')).toBe('/articles?message=restored');
    expect(await visible()).toEqual([post.slug]);
    await owner(`update blog_posts set published_at = '9999-12-31T00:00:00Z'`);
    const path = `articles/${post.slug}.md`;
    expect(await press('take')).toBe(`/edit/${path}`);
    expect((await open('bob', path)).body).toBe(post.markdown);
    await write('bob', { title: 'As Bob reads it' }, undefined, path);
    expect(await visible()).toEqual([]);
    await publishAll('bob');
    expect(await visible()).toEqual([post.slug]);
    expect(await owner('select title, published_at <= now() as "isNow" from blog_posts')).toEqual([
      { title: 'As Bob reads it', isNow: true },
    ]);
    expect(await announced()).toContain(post.slug);
    expect(await see('bob', '/')).not.toContain('to read and publish');
    expect(await undo('bob')).toBe('/history?message=undone');
    expect(await visible()).toEqual([]);
  });
});

describe('what the release before left', () => {
  test('a text without Markdown is offered as Markdown, and one that nobody changed stays as it is', async () => {
    const { open, owner, publishAll, services, urls, write } = await writers();
    const slug = 'three-ways-to-fill-a-gap';
    await seedFirstArticles(
      urls.site_worker,
      services.content.blogArticles.filter((article) => article.slug === slug),
    );
    await owner('update blog_posts set markdown = null');
    const [post] = await owner<{ id: string; content: string }>('select id, content from blog_posts');
    const opened = await open('bob', `articles/${slug}.md`);
    expect(opened.body).toMatch(/^\| /m);
    await write('bob', { title: 'Four ways to fill a gap' }, undefined, `articles/${slug}.md`);
    await publishAll('bob');
    expect(await owner('select title, content from blog_posts')).toEqual([
      { title: 'Four ways to fill a gap', content: post?.content },
    ]);
  });

  test('its drafts of articles are drafts now: they open, publish and undo', async () => {
    const { bob, cyd, get, cookies, open, owner, posts, publish, publishAll, undo, urls } = await writers().then(
      async (world) => ({
        ...world,
        cyd: await world.members.byEmail('cyd@group.example'),
      }),
    );
    await publish('ada');
    const before = await posts();
    const typed = (fields: object) =>
      JSON.stringify({
        ...news,
        tags: 'ripon, team',
        body,
        picture: '',
        pictureAlt: '',
        metaTitle: '',
        metaDescription: '',
        publishAt: '',
        ...fields,
      });
    await owner(
      `insert into desk_article_drafts (member_id, article, typed, version)
       select '${bob.id}'::uuid, id::text, '${typed({ title: 'As Bob typed it' })}'::jsonb, updated_at::text from blog_posts
       union all select '${cyd?.id}'::uuid, id::text, '${typed({ title: 'Begun earlier' })}', 'of an older text' from blog_posts
       union all select '${cyd?.id}'::uuid, 'new', '${typed({ title: 'A door', excerpt: '' })}', ''`,
    );
    await asRole(urls.site_owner, adoptArticleDrafts);
    await asRole(urls.site_owner, adoptArticleDrafts);
    expect(await owner('select from desk_article_drafts')).toEqual([]);
    const opened = await open('bob', file);
    expect([opened.value.title, opened.body, opened.conflict]).toEqual(['As Bob typed it', body, undefined]);
    // Somebody else has changed it since.
    expect((await open('cyd', file)).conflict?.choices).not.toEqual([]);
    expect((await open('cyd', 'articles/a-door.md')).value).toMatchObject({ title: 'A door', tags: ['ripon', 'team'] });
    const [{ id } = { id: '' }] = await owner<{ id: string }>('select id from blog_posts');
    expect((await get(`/articles/${id}/edit`, cookies.bob)).headers.get('Location')).toBe(`/edit/${file}`);
    await publishAll('bob');
    expect(await posts()).toMatchObject([{ title: 'As Bob typed it' }]);
    await undo('bob');
    expect(await posts()).toEqual(before);
  });
});

test('a member who leaves does not take an article along, and it does not replace another', async () => {
  const { ada, begin, bob, members, open, owner, publish, see, write } = await writers();
  await publish();
  await write('bob', { title: 'Changed by Bob' });
  await begin('bob', 'A door');
  expect(await members.remove(bob, ada, 'keep')).toBe('has-drafts');
  expect(await see('ada', `/members/${bob.id}/remove`)).toContain('Changed by Bob');
  await write('ada', { title: 'Changed by Ada' });
  expect(await members.remove(bob, ada, 'take')).toBe('own-draft');
  await owner(`delete from desk_drafts where member_id = '${ada.id}'`);
  expect(await members.remove(bob, ada, 'take')).toBe('removed');
  expect((await open('ada', 'articles/a-door.md')).value.title).toBe('A door');
});

test('the list shows the backlog with the next one first, and what was refused and why', async () => {
  const { content, owner, see } = await writers();
  const [first, second] = content.editorialPlan.topics.filter(({ id }) => content.blogBacklog.some(({ slug }) => slug === id));
  await owner(
    `insert into article_attempts (asked_by, finished_at, outcome, cause, reason, topic)
     values ('schedule', now(), 'skipped', 'not-good-enough', 'prices: "£20" is a price', '${first?.id}')`,
  );
  const html = await see('bob', '/articles');
  expect(html).toContain('prices: &quot;£20&quot; is a price');
  // The refused one rests, so the second is next.
  const next = /<a [^>]*>([^<]+)<\/a><strong[^>]*>Next/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
  expect(next).toBe(content.blogBacklog.find(({ slug }) => slug === second?.id)?.title);
});
