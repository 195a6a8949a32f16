import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseContentFile } from '../../content-model/content-file.ts';
import { formStateOf } from '../../content-model/file-text.ts';
import { createBlogPosts } from '../../server/articles/blog-posts.ts';
import { migrate } from '../../server/migrate.ts';
import { createChangeCache } from '../../server/platform/db/change-cache.ts';
import { readVersion } from '../../server/publishing/content-versions.ts';
import { publishScheduled } from '../../server/publishing/schedule-jobs.ts';
import { builtSite, editors } from '../support/desk-editors.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';
import { parseHtml } from '../support/served-page.ts';
import { siteServices } from '../support/site-services.ts';

const dump = gunzipSync(readFileSync('tests/fixtures/stored-2.0.0.sql.gz')).toString();

type Who = 'ada' | 'bob' | 'cyd';

/** All words in a value. Pictures that were stored as parameters are compared as pictures. */
const wordsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? [String(value)]
    : 'skin' in value || 'crowding' in value
      ? []
      : Object.values(value).flatMap(wordsIn);

/** The words in the text of a file, as release 2.0.0 stored it. */
function storedWords(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes);
  const [, frontMatter, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return [...wordsIn(parse(frontMatter ?? text)), ...(frontMatter === undefined ? [] : [body.trim()])];
}
function formWords(path: string, bytes: Uint8Array): string[] {
  const { body, value } = formStateOf(parseContentFile(path, bytes));
  return [...wordsIn(value), ...(body === undefined ? [] : [body.trim()])];
}
/** Words that a screen or a page lacks. Marks of what changed are inside words, so the text is compared. */
const missing = (html: string, ...words: string[]) => {
  const text = parseHtml(html).body.textContent;
  return words.filter((word) => !html.includes(word) && !text.includes(word));
};
/** The address of a picture on a page, by a part of its words or by the heading below it: a face that no release drew has no words. */
function pictureIn(html: string, words: string): string {
  const page = parseHtml(html);
  const heading = [...page.querySelectorAll('h3')].find(({ textContent }) => textContent === words);
  const picture = page.querySelector(`img[alt*="${words}"]`) ?? heading?.parentElement?.querySelector('img');
  const src = picture?.getAttribute('src') ?? '';
  expect(src, words).toMatch(/\.(?:svg|avif|webp|jpe?g|png)$/);
  return src.replace(/^\/preview\/[^/]+/, '');
}
const isText = (path: string) => /\.(?:yaml|md)$/.test(path) && !path.endsWith('README.md');

/** The database of a group, as release 2.0.0 left it: tests/fixtures/README.md says what is in it. It is upgraded by this release. */
async function upgraded(before?: (ownerUrl: string) => Promise<void>) {
  const urls = await freshDatabase({ migrated: false });
  const read = <Row extends object>(text: string) =>
    asRole(urls.site_owner, async (owner) => (await owner.query<Row>(text)).rows);
  await asRole(urls.site_owner, (owner) => owner.query(dump));
  const publications = await read<{ id: number; version: number }>(
    'select id::int, version_id::int as version from content_publications order by id',
  );
  const files = await read<{ path: string; bytes: Buffer }>(
    `select path, bytes from content_version_files join content_files using (hash)
     where version_id = (select version_id from content_publications order by id desc limit 1)`,
  );
  const drafts = await read<{ who: Who; path: string; bytes: Buffer | null; base: Buffer | null }>(
    `select lower(name) as who, path, d.bytes, f.bytes as base from desk_drafts d join desk_members m on m.id = member_id
     left join content_files f on f.hash = base_hash`,
  );
  await before?.(urls.site_owner);
  await migrate(urls.site_owner, () => {});
  const world = await editors({ stored: urls });
  const { cookies, get, pool, post, services, updateContent } = world;
  await updateContent();

  const screen = async (who: Who, path: string) => {
    const response = await get(path, cookies[who]);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  /** Presses a button. Returns where it leads. */
  const press = async (who: Who, path: string, fields: Record<string, string> = {}) =>
    (await post(path, fields, { cookie: cookies[who] })).headers.get('Location') ?? '';
  const { createApp } = await builtSite();
  /** Visits a page of the site, as a process that has just started serves it. */
  async function visit(path: string, time?: string) {
    const fresh = { blogPosts: { value: createBlogPosts(pool, createChangeCache(), []) } };
    const at = time ? { clock: { value: () => new Date(time) } } : {};
    const { baseUrl } = services.config;
    const headers = { Host: new URL(baseUrl).host };
    return createApp(Object.create(services, { ...fresh, ...at })).request(baseUrl + path, { headers }, { isInternal: true });
  }
  const site = async (path: string, time?: string) => {
    const response = await visit(path, time);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  const preview = async (who: 'ada' | 'bob', path: string) => {
    const response = await world.preview(path, who);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  const publish = async (who: Who) => {
    expect((await world.publishAll(who)).headers.get('Location')).toBe('/history?message=published');
    await updateContent();
  };
  const undo = async (id?: number) => {
    const path = `/history/${id ?? (await read<{ id: string }>('select max(id) as id from content_publications'))[0]?.id}/undo`;
    await screen('ada', path);
    expect(await press('ada', path)).toBe('/history?message=undone');
    await updateContent();
  };
  /** The words of every published file. */
  const published = (pool: Pool, version: number) =>
    readVersion(pool, version).then((texts) =>
      Object.fromEntries([...texts].filter(([path]) => isText(path)).map(([path, bytes]) => [path, formWords(path, bytes)])),
    );
  const live = () => published(pool, services.live.versionId ?? 0);
  async function publishAsked(asked: string) {
    const shown = /name="shown" value="(\w+)"/.exec(await screen('ada', asked))?.[1] ?? '';
    const chosen = Object.fromEntries((await world.ticks('ada', asked)).map((name) => [name, 'true']));
    expect(await press('ada', `${asked}/publish`, { shown, ...chosen })).toBe('/history?message=published');
    await updateContent();
  }
  /** Changes an article in its form, and publishes it. */
  async function publishArticle(who: 'ada' | 'bob', slug: string, changed: object, body?: string) {
    const path = `articles/${slug}.md`;
    const opened = await world.open(who, path);
    expect(opened.conflict).toBeUndefined();
    await world.save(who, opened, { ...opened.value, ...changed }, path, body ?? opened.body);
    const ticks = (await world.ticks(who)).filter((tick) => tick.includes(path));
    expect((await world.publishAll(who, { when: 'now' }, ticks)).headers.get('Location')).toBe('/history?message=published');
    await updateContent();
  }
  return {
    ...world,
    drafts,
    files,
    live,
    press,
    preview,
    publications,
    publish,
    publishArticle,
    publishAsked,
    published,
    read,
    screen,
    site,
    undo,
    visit,
  };
}

test('the check before an upgrade passes, and the form has every word of every file and draft', async () => {
  const { drafts, files, open, services } = await upgraded(async (ownerUrl) => {
    const env = { ...process.env, DATABASE_URL: ownerUrl };
    const check = promisify(execFile)(process.execPath, ['scripts/content-stored.ts'], { env });
    expect(await check).toMatchObject({ stdout: '' });
  });
  const texts = files.filter(({ path }) => isText(path));
  expect(texts.length).toBeGreaterThan(70);
  for (const { bytes, path } of texts) {
    const now = services.live.files.find(({ file }) => file === path)?.bytes ?? new Uint8Array();
    expect(formWords(path, now), path).toEqual(expect.arrayContaining(storedWords(bytes)));
  }
  for (const { base, bytes, path, who } of drafts) {
    if (!bytes || !isText(path)) continue;
    const { body, value } = await open(who, path);
    const [before, published] = [base, texts.find((file) => file.path === path)?.bytes].map((text) =>
      text ? storedWords(text) : [],
    );
    // What another member has published since is in the form, instead of what it was.
    const own = storedWords(bytes).filter((words) => !before?.includes(words) || published?.includes(words));
    expect([...wordsIn(value), body?.trim()], `${who} ${path}`).toEqual(expect.arrayContaining(own));
  }
}, 120_000);

test('every publication can be undone, back to the first content', async () => {
  const { live, pool, publications, published, screen, undo } = await upgraded();
  const history = await screen('ada', '/history');
  const words = [
    'Through the arch, behind the practice.',
    'Looked after in three towns',
    'Practice Principal',
    'Dr Tunnicliffe in her surgery',
    'Sedation',
    'rota@threeridings.example',
    'Five minutes from the Interchange, on the level.',
  ];
  expect(missing(history, ...words)).toEqual([]);
  const [first, ...later] = publications;
  const undoable = later.filter(({ id }) => history.includes(`href="/history/${id}/undo"`)).reverse();
  // All but the picture of an article.
  expect(undoable).toHaveLength(later.length - 1);
  for (const { id } of undoable) await undo(id);
  expect(await live()).toEqual(await published(pool, first?.version ?? 0));
}, 120_000);

test('drafts show in the preview with their words and pictures, are published and undone', async () => {
  const { live, preview, publish, site, undo, visit } = await upgraded();
  const before = await live();
  type Visit = (path: string) => Promise<string>;
  /** What a picture of a page shows. */
  const picture = async (visit: Visit, words: string) => visit(pictureIn(await visit('/'), words));
  const drawings = ['Sumaiya Talukdar', 'a clear gap between the two in front'];
  const asPublished = await Promise.all(drawings.map((alt) => picture(site, alt)));
  const drafts: [who: 'ada' | 'bob', [path: string, words: string][]][] = [
    ['ada', [['/', 'Lead Hygienist']]],
    [
      'bob',
      [
        ['/', 'Good teeth and better company.'],
        ['/anxious-patients', 'Raise a hand. We stop.'],
      ],
    ],
  ];
  for (const [who, pages] of drafts) {
    const draft: Visit = (path) => preview(who, path);
    const asDrafted = await Promise.all(drawings.map((alt) => picture(draft, alt)));
    if (who === 'ada') for (const [index, drawn] of asDrafted.entries()) expect(drawn).not.toBe(asPublished[index]);
    for (const [path, words] of pages) expect(missing(await draft(path), words)).toEqual([]);
    await publish(who);
    for (const [path, words] of pages) expect(missing(await site(path), words)).toEqual([]);
    expect(await Promise.all(drawings.map((alt) => picture(site, alt)))).toEqual(asDrafted);
    if (who === 'ada') expect(missing(await site('/', '2036-03-02T10:00Z'), 'The lift in Leeds is out of order')).toEqual([]);
    if (who === 'bob') expect((await visit('/nervous-patients')).headers.get('Location')).toContain('/anxious-patients');
    await undo();
    expect(await live()).toEqual(before);
    expect(await Promise.all(drawings.map((alt) => picture(site, alt)))).toEqual(asPublished);
  }
}, 120_000);

test('what is set for later is published at its time and undone, also the address of a contact', async () => {
  const { live, liveText, read, screen, smtp, undo, updateContent, urls } = await upgraded();
  const before = await live();
  const history = await screen('ada', '/history');
  const words = ['What NHS care costs from January.', ', under one roof', 'listening@threeridings.example'];
  expect(missing(history, ...words)).toEqual([]);
  const worker = siteServices('worker', urls.site_worker, { SMTP_URL: smtp.url, MAIL_FROM: 'Site <site@group.example>' });
  const due = { ...worker, queue: worker.queue, clock: () => new Date('2036-01-09T10:00Z') };
  for (const _ of [1, 2]) await publishScheduled.run(due, undefined);
  await updateContent();
  expect(await liveText('pages/nhs-information.yaml')).toContain('What NHS care costs from January.');
  expect(await liveText('organisation.yaml')).toMatch(/under one roof\..*listening@threeridings\.example/s);
  for (const { id } of await read<{ id: number }>('select id::int from content_publications order by id desc limit 2'))
    await undo(id);
  expect(await live()).toEqual(before);
}, 60_000);

test('what an editor asked for is published by another member, with what changed since, and undone', async () => {
  const { live, publishAsked, read, screen, site, undo, visit } = await upgraded();
  const before = await live();
  const [cyd] = await read<{ id: string }>(`select id from desk_members where name = 'Cyd'`);
  const asked = `/asked/${cyd?.id}`;
  expect(missing(await screen('bob', '/'), 'Cyd asks you to publish')).toEqual([]);
  const shown = await screen('bob', asked);
  const words = ['Parking in Leeds and Bradford', 'Two bays at the door.', 'free for an hour', 'A quiet hour in Leeds'];
  expect(missing(shown, ...words)).toEqual([]);
  await publishAsked(asked);
  const text = ['On Wednesdays from two to three it is quiet.', 'Who it is for', 'Anybody.', 'quiet hour'];
  expect(missing(await site('/blog/a-quiet-hour-in-leeds'), ...text)).toEqual([]);
  expect(missing(await site('/locations/leeds-dentist'), 'free for an hour')).toEqual([]);
  const both = ['Two bays at the door.', 'Five minutes from the Interchange, on the level.'];
  expect(missing(await site('/locations/bradford-dentist'), ...both)).toEqual([]);
  await undo();
  expect(await live()).toEqual(before);
  expect((await visit('/blog/a-quiet-hour-in-leeds')).status).toBe(404);
}, 60_000);

test('articles keep their words, when they are opened, published, withdrawn and published again', async () => {
  const { cookies, get, open, press, preview, publishArticle, read, screen, site, undo, visit } = await upgraded();
  const posts = await read<{ id: string; title: string; slug: string }>('select id, title, slug from blog_posts');
  const idOf = (slug: string) => posts.find((post) => post.slug === slug)?.id;
  const textOf = async (slug: string) => parseHtml(await site(`/blog/${slug}`)).querySelector('main')?.textContent;
  const [door, gap, tooth, late] = [
    'a-new-door-in-leeds',
    'three-ways-to-fill-a-gap',
    'knocked-out-tooth-the-first-hour',
    'late-opening-in-bradford',
  ];
  // Drafts of published articles. The second has a table.
  expect(missing(await preview('bob', `/blog/${door}`), 'a bell at the height of a wheelchair')).toEqual([]);
  const [table, ...cells] = [...parseHtml(await site(`/blog/${gap}`)).querySelectorAll('table, td')].map(
    (cell) => cell.textContent,
  );
  for (const [slug, tag] of [
    [door, 'wheelchairs'],
    [gap, 'choices'],
  ] as const) {
    expect((await get(`/articles/${idOf(slug)}/edit`, cookies.bob)).headers.get('Location')).toBe(`/edit/articles/${slug}.md`);
    const before = await textOf(slug);
    await publishArticle('bob', slug, {});
    expect(await textOf(slug)).toContain(tag);
    await undo();
    expect(await textOf(slug)).toBe(before);
    await undo();
    expect(await textOf(slug)).toContain(tag);
  }
  expect(cells).not.toEqual([]);
  for (const cell of [table, ...cells]) expect(await textOf(gap)).toContain(cell);

  for (const slug of [door, tooth]) {
    const published = await textOf(slug);
    const { body } = await open('ada', `articles/${slug}.md`);
    await publishArticle('ada', slug, {}, `${body}\n\nOne line more.\n`);
    expect(await textOf(slug)).toContain('One line more.');
    await undo();
    expect(await textOf(slug)).toBe(published);
    expect(await press('ada', `/articles/${slug}/withdraw`)).toBe('/articles?message=withdrawn');
    expect((await visit(`/blog/${slug}`)).status).toBe(404);
    expect(await press('ada', `/articles/${slug}/restore`)).toBe('/articles?message=restored');
    expect(await textOf(slug)).toBe(published);
  }
  await site(pictureIn(await site(`/blog/${door}`), 'The new door, open'));

  expect((await visit(`/blog/${late}`)).status).toBe(404);
  expect((await open('ada', `articles/${late}.md`)).body).toBe('From February, Bradford is open until eight on Tuesdays.');
  await publishArticle('ada', late, { author: 'Ada' });
  expect((await visit(`/blog/${late}`)).status).toBe(404);
  expect(missing(await screen('ada', '/articles'), 'Friday, 1 February 2036')).toEqual([]);

  const painters = /\/articles\/[\w-]+\/restore/.exec(await screen('bob', '/articles'))?.[0] ?? '';
  expect(await press('bob', painters)).toBe('/articles?message=restored');
  expect(await textOf('painters-in-ripon')).toContain('The waiting room in Ripon is being painted. We stay open.');

  const begun = await open('ada', 'articles/begun-by-ada.md');
  expect(begun.value).toMatchObject({ title: 'Begun by Ada', excerpt: 'Too short', tags: ['nurses'] });
  expect(begun.body).toBe('We are looking for a *nurse*.');
  expect(missing(await preview('ada', '/blog/begun-by-ada'), 'We are looking for a <em>nurse</em>.')).toEqual([]);
  const excerpt = 'We are looking for a nurse for our practice in Bradford, for three days in each week.';
  await publishArticle('ada', 'begun-by-ada', { excerpt, tags: ['nurses', 'bradford'] });
  expect(await textOf('begun-by-ada')).toContain('We are looking for a nurse.');
}, 60_000);

test('findings stay dismissed, a discarded draft comes back with its picture, and the log of who did what stays', async () => {
  const { open, press, preview, publish, read, screen, site, undo, live, urls } = await upgraded();
  const before = await live();
  expect(missing(await screen('ada', '/today/missing'), 'The numbers come with the new register in May.')).toEqual([]);
  const log = await screen('ada', '/members');
  const actions = ['published Ripon, parking', 'undid', 'withdrew /blog/painters-in-ripon', 'asked to publish'];
  expect(missing(log, ...actions)).toEqual([]);

  // Discarded drafts are kept for 30 days.
  await asRole(urls.site_owner, (owner) => owner.query(`update desk_discarded set discarded_at = now() - interval '1 day'`));
  expect(await press('ada', '/bring-back')).toBe('/changes?message=back');
  const { value } = await open('ada');
  expect(value.picture).toMatchObject({ file: expect.stringMatching(/^practices\/ripon-\w{8}\.jpg$/) });
  await preview('ada', pictureIn(await preview('ada', '/locations/ripon-dentist'), 'The practice in Ripon'));
  await publish('ada');
  await site(pictureIn(await site('/locations/ripon-dentist'), 'The practice in Ripon'));
  await undo();
  expect(await live()).toEqual(before);
  // A photograph that was in use before.
  await site(pictureIn(await site('/'), 'Dr Tunnicliffe in her surgery'));
  expect(await read('select from desk_discarded')).toEqual([]);
}, 60_000);
