import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copyArticles } from '../../server/articles/article-copies.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import { liveVersionId, readVersion } from '../../server/publishing/content-versions.ts';
import { editors } from '../support/desk-editors.ts';
import { freshDatabase } from '../support/fresh-database.ts';

/** Another installation, into which copies are brought by the command. */
async function otherInstallation() {
  const urls = await freshDatabase();
  const pool = new Pool({ connectionString: urls.site_worker });
  onTestFinished(() => pool.end());
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bring = (zip: Uint8Array, ...more: string[]) => {
    writeFileSync(join(folder, 'copy.zip'), zip);
    const args = ['scripts/content-publish.ts', '--copy', join(folder, 'copy.zip'), '--message', 'Moved here', ...more];
    return execFileSync(process.execPath, args, {
      env: { ...process.env, DATABASE_URL: urls.site_worker },
      stdio: 'pipe',
    }).toString();
  };
  const posts = async () => (await pool.query('select to_jsonb(blog_posts) as post from blog_posts order by slug')).rows;
  return { bring, pool, posts, urls };
}

test('a copy of everything that is published goes into another installation', async () => {
  const { cookies, done, history, liveText, open, post, publishAll, save, services, urls } = await editors();
  const opened = await open('ada');
  await save('ada', opened, { ...opened.value, parking: 'Behind the practice.' });
  await publishAll('ada');
  await liveText();
  const { blogArticles } = services.content;
  const [later, editedThere] = blogArticles.map(({ slug }) => slug);
  await seedFirstArticles(urls.site_worker, blogArticles);
  const worker = new Pool({ connectionString: urls.site_worker });
  onTestFinished(() => worker.end());
  await worker.query(`update blog_posts set published_at = now() + interval '1 day' where slug = $1`, [later]);
  await worker.query(`update blog_posts set title = 'As staff wrote it' where slug = $1`, [blogArticles.at(-1)?.slug]);
  await open('bob').then((mine) => save('bob', mine, { ...mine.value, transport: 'A draft of Bob.' }));

  const owner = new Pool({ connectionString: urls.site_owner });
  onTestFinished(() => owner.end());
  await owner.query('alter table post_provenance rename to away');
  expect((await post('/copy', {}, { cookie: cookies.bob })).status).toBe(500);
  expect((await done()).map(({ action }) => action)).not.toContain('downloaded a copy of the site');
  await owner.query('alter table away rename to post_provenance');
  const response = await post('/copy', {}, { cookie: cookies.bob });
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="three-ridings-dental-[\d-]+\.zip"$/);
  const zip = new Uint8Array(await response.arrayBuffer());
  const all = Object.values(unzipSync(zip)).map((bytes) => strFromU8(bytes, true));
  for (const personal of ['ada@group.example', 'A draft of Bob.', 'Moved here'])
    expect(all.filter((text) => text.includes(personal))).toEqual([]);
  expect(strFromU8(unzipSync(zip)['READ-ME.txt'] ?? new Uint8Array())).toContain('Left out');

  const other = await otherInstallation();
  await seedFirstArticles(
    other.urls.site_worker,
    blogArticles.filter(({ slug }) => slug !== later),
  );
  await other.pool.query(`update blog_posts set title = 'Edited there' where slug = $1`, [editedThere]);
  const articles = await copyArticles(worker);
  expect(articles.length).toBeGreaterThan(5);
  expect(() => other.bring(zip, '--at', '2099-12-24 17:30')).toThrow('Leave out --at');
  expect(other.bring(zip)).toContain(`Added ${articles.length - 1} of ${articles.length} articles.`);
  const theirs = await readVersion(other.pool, (await liveVersionId(other.pool)) ?? 0);
  const ours = await readVersion(worker, (await history())[0]?.versionId ?? 0);
  expect([...theirs.keys()]).toEqual([...ours.keys()]);
  for (const [path, bytes] of ours) expect(Buffer.compare(theirs.get(path) ?? new Uint8Array(), bytes), path).toBe(0);
  // With all thirteen fields, the ids among them.
  const { rows } = await worker.query(
    'select to_jsonb(blog_posts) as post from blog_posts where published_at <= now() order by slug',
  );
  const theirPosts = await other.posts();
  expect(theirPosts.find(({ post }) => post.slug === editedThere)).toMatchObject({ post: { title: 'Edited there' } });
  const isCopied = ({ post }: { post: { slug: string } }) => post.slug !== editedThere;
  expect(theirPosts.filter(isCopied)).toEqual(rows.filter(isCopied));
  expect(other.bring(zip)).toContain(`Added 0 of ${articles.length} articles.`);
});

test('a copy whose articles could run a script is refused', async () => {
  const { bring, posts } = await otherInstallation();
  const article = {
    ...{ id: crypto.randomUUID(), slug: 'a', title: 'A', excerpt: 'A', category: 'A', author: 'A', tags: [] },
    ...{
      image_url: null,
      image_alt: null,
      meta_title: null,
      meta_description: null,
      written_by: { source: 'staff', topic: null, model: null },
    },
    ...{ published_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
    content: '<p onclick="steal()">A</p>',
  };
  const zip = zipSync({ 'articles.json': new TextEncoder().encode(JSON.stringify([article])) });
  expect(() => bring(zip)).toThrow('HTML that an article must not have');
  expect(await posts()).toEqual([]);
});
