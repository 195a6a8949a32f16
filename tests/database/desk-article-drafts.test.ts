import sharp from 'sharp';
import { expect, test } from 'vitest';
import { forgottenPhotographs, unusedPhotographs } from '../../desk/photographs/unused-photographs.ts';
import { copyArticles } from '../../server/articles/article-copies.ts';
import { editors, photograph } from '../support/desk-editors.ts';
import { asRole } from '../support/fresh-database.ts';

const news = {
  title: 'A new door in Leeds',
  excerpt: 'The new door in Leeds is wider and opens by itself, so that wheelchairs and prams get in without help.',
  category: 'Practice News',
  tags: 'leeds, access',
  author: 'The practice team',
  body: 'The door of our Leeds practice is new. It is wider than the old one and opens by itself.',
};

type Who = 'ada' | 'bob' | 'cyd';

/** Ada, Bob and Cyd, who may not publish, write articles on a site that is published. */
async function writers() {
  const world = await editors();
  const { cookies, urls } = world;
  const submit = (who: Who, path: string, fields: Record<string, string>) => world.post(path, fields, { cookie: cookies[who] });
  const autosave = async (who: Who, fields: Record<string, string>, article = 'new') => {
    const answer = await submit(who, `/articles/drafts/${article}`, fields);
    return { status: answer.status, ...((await answer.json()) as { seen?: string; message?: string }) };
  };
  const see = async (who: Who, path: string) => (await world.get(path, cookies[who])).text();
  /** What the rules say about a draft. */
  const check = async (who: Who, article = 'new') => {
    const answer = JSON.parse(await see(who, `/articles/drafts/${article}/problems`));
    return answer as { seen?: string; problems?: { fieldId: string; message: string }[] };
  };
  const owner = async <Row extends object>(query: string) =>
    (await asRole(urls.site_owner, (client) => client.query<Row>(query))).rows;
  const posts = () =>
    owner<{ id: string; title: string; image_url: string | null; image_alt: string | null }>('select * from blog_posts');
  return { ...world, autosave, check, owner, posts, see, submit };
}

test('a draft is kept for its member, says what the rules say, and ends when it is published or discarded', async () => {
  const { autosave, bob, check, members, ada, owner, posts, see, submit } = await writers();
  const begun = { ...news, excerpt: 'Too short', seen: '' };
  const first = await autosave('bob', begun);
  expect(await check('bob')).toEqual({
    seen: first.seen,
    problems: [{ fieldId: 'excerpt', message: 'Use at least 60 characters.' }],
  });
  expect((await check('ada')).problems).toBeUndefined();
  expect(await see('bob', '/articles/new')).toMatch(/You saved this draft on .*value="A new door in Leeds"/s);
  expect(await see('bob', '/articles')).toContain('Being written');
  for (const path of ['/articles', '/articles/new']) expect(await see('ada', path)).not.toContain(news.title);

  // Another window, the draft of another member, no such article, and more than fits.
  const seen = first.seen ?? '';
  for (const [who, fields, article, status] of [
    ['bob', begun, 'new', 409],
    ['ada', { ...begun, seen }, 'new', 409],
    ['bob', begun, crypto.randomUUID(), 404],
    ['bob', { ...begun, seen, body: 'x'.repeat(150_000) }, 'new', 413],
  ] as const)
    expect((await autosave(who, fields, article)).status, `${who} ${status}`).toBe(status);
  await submit('ada', '/articles/drafts/new/discard', {});
  expect(await owner(`select typed ->> 'excerpt' as excerpt from desk_article_drafts`)).toEqual([{ excerpt: 'Too short' }]);
  expect(await posts()).toEqual([]);

  const saved = await autosave('bob', { ...news, seen });
  expect([saved.status, (await check('bob')).problems]).toEqual([200, []]);
  expect((await submit('bob', '/articles/new', news)).headers.get('Location')).toBe('/articles?message=published');
  // A window that is still open does not bring it back.
  expect((await autosave('bob', { ...news, seen: saved.seen ?? '' })).status).toBe(409);
  expect(await owner('select from desk_article_drafts')).toEqual([]);

  // Someone who leaves does not take it along, and it does not replace another.
  await submit('bob', '/articles/drafts/new/ask', { ...news, title: 'Begun by Bob' });
  expect(await members.remove(bob, ada, 'keep')).toBe('has-drafts');
  expect(await see('ada', `/members/${bob.id}/remove`)).toContain('Article: Begun by Bob');
  await autosave('ada', { ...news, title: 'Begun by Ada' });
  expect(await members.remove(bob, ada, 'take')).toBe('own-draft');
  expect((await submit('ada', '/articles/drafts/new/discard', {})).headers.get('Location')).toBe('/articles?message=discarded');
  expect(await members.remove(bob, ada, 'take')).toBe('removed');
  expect(await see('ada', '/articles/new')).toContain('value="Begun by Bob"');
  expect(await see('ada', '/articles')).not.toContain('Asked to publish');
});

test('the preview shows a draft on the page of the site, by the link of its member only, and nothing is public', async () => {
  const { autosave, owner, posts, preview, submit } = await writers();
  const hostile = '<img src=x onerror=alert(1)>';
  await autosave('bob', {
    ...news,
    title: hostile,
    pictureAlt: hostile,
    body: `${news.body}\n\n<script>steal()</script>${hostile}`,
  });
  const shown = await preview('/blog/new-article', 'bob');
  const html = await shown.text();
  expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('opens by itself');
  expect(/<script|<img src="?x/.exec(html)).toBeNull();
  expect((await preview('/blog/new-article')).status).toBe(404);
  expect(await posts()).toEqual([]);
  expect(await owner('select from content_publications')).toHaveLength(1);

  await submit('ada', '/articles/new', news);
  const [post] = await posts();
  await autosave('bob', { ...news, title: 'A wider door' }, post?.id);
  expect(await (await preview('/blog/a-new-door-in-leeds', 'bob')).text()).toContain('A wider door');
  expect(await (await preview('/blog/a-new-door-in-leeds')).text()).not.toContain('A wider door');
  expect(await posts()).toMatchObject([{ title: news.title }]);
});

test('a draft of an article that someone else changed meanwhile is kept, and both are shown', async () => {
  const { autosave, owner, posts, see, submit } = await writers();
  await submit('ada', '/articles/new', news);
  const [post] = await posts();
  const path = `/articles/${post?.id}/edit`;
  const versionIn = (html: string) => /name="version" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const version = versionIn(await see('bob', path));
  const mine = { ...news, title: 'The door of Bob', version };
  await autosave('bob', mine, post?.id);
  await submit('ada', path, { ...news, title: 'The door of Ada', version });
  // It still knows what it was made from.
  const opened = await see('bob', path);
  expect([opened.includes('value="The door of Bob"'), versionIn(opened)]).toEqual([true, version]);
  const refused = await submit('bob', path, mine);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('>The door of Ada</dd>');
  expect(await owner('select from desk_article_drafts')).toHaveLength(1);
  const kept = await submit('bob', `/articles/drafts/${post?.id}/discard`, {});
  expect(kept.headers.get('Location')).toBe(`${path}?message=discarded`);
  expect(await see('bob', path)).toContain('value="The door of Ada"');
});

test('a picture needs a description, and is public before its article', async () => {
  const { autosave, bob, check, drafts, history, owner, pool, posts, preview, see, services, submit, updateContent, upload } =
    await writers();
  const withExif = photograph().withMetadata({ exif: { IFD0: { Copyright: 'a secret' } } });
  const uploaded = await upload('bob', await withExif.toBuffer(), { name: 'Door.png', shape: 'article' });
  const { address } = (await uploaded.json()) as { address: string };
  expect(address).toMatch(/^\/pictures\/sized\/article\/articles\/door-([0-9a-f]{8})\.\1\.jpg$/);

  const withPicture = { ...news, picture: address, pictureAlt: 'The new door, open' };
  await autosave('bob', withPicture);
  const page = await (await preview('/blog/new-article', 'bob')).text();
  const [, src = ''] = /<img src="\/preview\/[^/]+([^"]+)"[^>]* alt="The new door, open"/.exec(page) ?? [];
  const bytes = new Uint8Array(await (await preview(src, 'bob')).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  expect(Buffer.from(bytes).includes('a secret')).toBe(false);
  // Publishing or discarding other changes leaves it alone.
  const own = await drafts.list(bob.id);
  expect([own.length, unusedPhotographs(own, services.content).length]).toEqual([5, 5]);
  expect(forgottenPhotographs(own, services.content)).toEqual([]);

  for (const [who, fields, message] of [
    ['bob', { pictureAlt: ' ' }, 'Say what the picture shows.'],
    ['bob', { pictureAlt: '<b>Door</b>' }, 'remove the HTML'],
    ['bob', { picture: 'https://evil.example/x.jpg' }, 'Add it again.'],
    ['bob', { picture: '/pictures/sized/../../favicon.svg' }, 'Add it again.'],
    ['ada', {}, 'Add it again.'],
  ] as const) {
    const refused = await submit(who, '/articles/new', { ...withPicture, ...fields });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(message);
  }
  expect(await posts()).toEqual([]);

  expect((await submit('bob', '/articles/new', { ...withPicture, publishAt: '2099-12-24T17:30' })).status).toBe(303);
  expect(await posts()).toMatchObject([{ image_url: address, image_alt: 'The new door, open' }]);
  await updateContent();
  expect(services.live.files.filter(({ file }) => file.startsWith('pictures/sized/article/'))).toHaveLength(5);
  expect((await history())[0]).toMatchObject({ author: 'Bob', message: "Picture of the article 'A new door in Leeds'" });
  // The article needs it.
  expect(await see('ada', '/history')).not.toContain('/undo"');
  expect((await submit('bob', `/history/${(await history())[0]?.id}/undo`, {})).headers.get('Location')).toBe('/history');
  expect(await drafts.list(bob.id)).toEqual([]);
  await owner(`update blog_posts set published_at = now() - interval '1 minute'`);
  expect(await copyArticles(pool)).toMatchObject([{ image_url: address, image_alt: 'The new door, open' }]);

  // Without it again. The same picture can come back, because it is public.
  const [post] = await posts();
  const { rows } = await pool.query<{ version: string }>('select updated_at::text as version from blog_posts');
  await submit('bob', `/articles/${post?.id}/edit`, { ...news, version: rows[0]?.version ?? '' });
  expect(await posts()).toMatchObject([{ image_url: null, image_alt: null }]);
  await autosave('ada', withPicture);
  expect((await check('ada')).problems).toEqual([{ fieldId: 'body', message: expect.stringContaining('too similar') }]);
});

test('an editor asks for an article to be published, and somebody who may takes it over with its picture', async () => {
  const { autosave, members, owner, posts, see, submit, upload } = await writers();
  const { id = '' } = (await members.byEmail('cyd@group.example')) ?? {};
  const uploaded = await upload('cyd', await photograph().toBuffer(), { name: 'Door.png', shape: 'article' });
  const { address } = (await uploaded.json()) as { address: string };
  const withPicture = { ...news, picture: address, pictureAlt: 'The new door, open' };
  expect(await see('cyd', '/articles/new')).toContain('formAction="/articles/drafts/new/ask"');
  const ask = (fields = withPicture) => submit('cyd', '/articles/drafts/new/ask', fields);
  expect((await ask({ ...withPicture, title: 'A '.repeat(300) })).status).toBe(303);
  expect(await see('ada', '/')).toContain('Cyd asks you to publish');
  await submit('cyd', '/articles/drafts/new/discard', {});
  expect(await see('ada', '/')).not.toContain('Cyd asks you to publish');
  // The picture went with the draft.
  await upload('cyd', await photograph().toBuffer(), { name: 'Door.png', shape: 'article' });
  expect((await ask()).headers.get('Location')).toBe('/articles?message=asked-again');
  // Another window.
  expect((await ask()).headers.get('Location')).toBe('/articles?message=not-asked');
  expect(await see('cyd', '/articles')).toContain('Asked to publish');
  expect(await see('ada', '/')).toMatch(/Cyd asks you to publish.*An article: A new door in Leeds/s);
  expect(await see('ada', `/asked/${id}`)).toContain('/blog/new-article"');

  const take = (article = 'new') => submit('ada', `/asked/${id}/take`, { article });
  // Asked about something else.
  await owner('update desk_article_drafts set is_asked = false');
  expect((await take()).headers.get('Location')).toBe(`/asked/${id}?message=own-article`);
  await owner('update desk_article_drafts set is_asked = true');
  await autosave('ada', { ...news, title: 'Begun by Ada' });
  expect((await take()).headers.get('Location')).toBe(`/asked/${id}?message=own-article`);
  await submit('ada', '/articles/drafts/new/discard', {});
  await upload('cyd', await photograph('#8b1740').toBuffer(), { name: 'Window.png', shape: 'article' });
  expect((await take()).headers.get('Location')).toBe('/articles/new');
  expect(await owner(`select distinct path like '%/door-%' as is_its_own from desk_drafts`)).toEqual([{ is_its_own: true }]);
  expect(await see('cyd', '/articles')).not.toContain('Being written');
  expect((await take()).headers.get('Location')).toBe('/?message=not-asked');
  expect(await owner(`select action from desk_trail where who = 'ada@group.example' order by id desc limit 1`)).toEqual([
    { action: 'took over an article of cyd@group.example' },
  ]);
  await submit('ada', '/articles/new', withPicture);
  expect(await posts()).toMatchObject([{ title: news.title, image_url: address }]);
  const list = await see('cyd', '/articles');
  expect(list).toMatch(/href="\/articles\/[\w-]{36}\/edit"/);
  expect(list).not.toContain('/withdraw"');
  expect(await owner('select from desk_drafts')).toEqual([]);
});

test('asking for an article keeps the note about other changes', async () => {
  const { members, open, save, see, submit } = await writers();
  const { id = '' } = (await members.byEmail('cyd@group.example')) ?? {};
  const opened = await open('cyd');
  await save('cyd', opened, { ...opened.value, parking: 'Behind the practice.' });
  await submit('cyd', '/ask', { note: 'Parking in Ripon' });
  await submit('cyd', '/articles/drafts/new/ask', news);
  for (const path of ['/', `/asked/${id}`])
    expect(await see('ada', path), path).toMatch(/Parking in Ripon.*A new door in Leeds/s);
});

test('a title of 140 kB is cut in emails and on the screens of others', async () => {
  const { members, see, smtp, submit } = await writers();
  const { id = '' } = (await members.byEmail('cyd@group.example')) ?? {};
  await submit('cyd', '/articles/drafts/new/ask', { ...news, title: 'Door '.repeat(28_000) });
  expect(smtp.received.at(-1)?.text).toMatch(/An article: (Door ){22}\n/);
  for (const [who, path] of [
    ['ada', '/'],
    ['ada', `/asked/${id}`],
    ['ada', `/members/${id}/remove`],
    ['cyd', '/articles'],
  ] as const)
    expect(await see(who, path), path).not.toContain('Door '.repeat(23));
  await submit('ada', `/asked/${id}/take`, { article: 'new' });
  expect(smtp.received.at(-1)?.text).toMatch(/your article '(Door ){22}', to/);
});
