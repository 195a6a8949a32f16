// @ts-expect-error: the package has no types
import { tables } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { articlePath, articleSlug, isArticle } from '../../content-model/article-path.ts';
import { type ContentFile, parseContentFile } from '../../content-model/content-file.ts';
import { bytesWith } from '../../content-model/file-text.ts';
import { renderArticle } from '../../content-model/markdown.ts';
import { article } from '../../content-model/schema/blog-article.ts';
import { waitsForPerson } from '../../domain/blog-post.ts';
import { sanitiseContent, tableTags } from '../platform/pages/allowed-html.ts';
import type { Queryable } from './content-versions.ts';
import type { ChangedFile } from './file-changes.ts';

/** An article is edited as a file of content. Its published place is a row of blog_posts, with the Markdown beside the HTML. */

type Row = Record<'author' | 'category' | 'content' | 'excerpt' | 'slug' | 'title', string> &
  Record<'image_alt' | 'image_url' | 'markdown' | 'meta_description' | 'meta_title', string | null> & { tags: string[] };

/** The articles of these paths that are on the blog, or for later, each as the file that a form shows. */
export async function readArticles(
  db: Queryable,
  paths: readonly string[],
  lock: '' | 'for update' = '',
): Promise<ContentFile[]> {
  const slugs = paths.filter((path) => isArticle({ path })).map(articleSlug);
  if (slugs.length === 0) return [];
  const text = `select * from blog_posts where slug = any($1) and published_at <> $2 ${lock}`;
  return (await db.query<Row>(text, [slugs, waitsForPerson])).rows.map(fileOf);
}

/** One that software wrote, and that is nowhere until a person publishes it. */
export async function waitingArticle(db: Queryable, slug: string): Promise<ContentFile | undefined> {
  const text = 'select * from blog_posts where slug = $1 and published_at = $2';
  return (await db.query<Row>(text, [slug, waitsForPerson])).rows.map(fileOf)[0];
}

/** What the articles among these paths are called, also those that were withdrawn. */
export async function articleTitles(db: Queryable, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const slugs = paths.filter((path) => isArticle({ path })).map(articleSlug);
  if (slugs.length === 0) return new Map();
  const { rows } = await db.query<{ slug: string; title: string }>(
    `select slug, title from blog_posts where slug = any($1)
     union all select slug, withdrawn_post ->> 'title' from post_provenance where slug = any($1) and withdrawn_at is not null`,
    [slugs],
  );
  return new Map(rows.map(({ slug, title }) => [articlePath(slug), title]));
}

export async function withdrawnArticle(db: Queryable, slug: string): Promise<ContentFile | undefined> {
  const { rows } = await db.query<Row>(
    `select (jsonb_populate_record(null::blog_posts, withdrawn_post)).* from post_provenance
     where slug = $1 and withdrawn_at is not null`,
    [slug],
  );
  return rows.map(fileOf)[0];
}

function fileOf({ slug, ...row }: Row): ContentFile {
  const { author, category, excerpt, tags, title } = row;
  const optional = {
    picture: row.image_url && { file: row.image_url, ...(row.image_alt && { words: row.image_alt }) },
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value));
  const value = { title, excerpt, category, author, tags, ...given };
  return parseContentFile(articlePath(slug), bytesWith(undefined, { value, body: markdownOf(row) }));
}

/** Puts a changed article in its place. A text that is the same stays as it is, also if its HTML was not made from Markdown. */
export async function writeArticle(client: Queryable, { after, before, path }: ChangedFile): Promise<void> {
  const slug = articleSlug(path);
  if (!after) {
    // Search engines were never told of an article that nobody could see.
    await announce(client, slug, 'published_at <= now()');
    await client.query('delete from posts_to_announce where slug = $1 and due_at > now()', [slug]);
    await client.query('select withdraw_post(id) from blog_posts where slug = $1', [slug]);
    return;
  }
  if (!before) {
    await client.query('select restore_post(post_id) from post_provenance where slug = $1 and withdrawn_at is not null', [slug]);
    await client.query('update blog_posts set published_at = now() where slug = $1 and published_at > now()', [slug]);
  }
  const { metaDescription, metaTitle, picture, ...fields } = article.parse(after.data?.value);
  const markdown = after.body?.text ?? '';
  const text = { markdown, content: sanitiseContent(renderArticle(markdown), tableTags).html.trim() };
  const columns = {
    ...fields,
    ...{ image_url: picture?.file ?? null, image_alt: picture?.words ?? null },
    ...{ meta_title: metaTitle ?? null, meta_description: metaDescription ?? null },
    ...(before?.body?.text === markdown ? {} : text),
  };
  const names = Object.keys(columns);
  const values = [slug, ...Object.values(columns)];
  const places = names.map((_, index) => `$${index + 2}`);
  const { rowCount } = await client.query(`update blog_posts set (${names}) = row(${places}) where slug = $1`, values);
  if (rowCount === 0) await client.query(`insert into blog_posts (slug, ${names}) values ($1, ${places})`, values);
  await client.query(
    `insert into post_provenance (post_id, slug, source) select id, slug, 'staff' from blog_posts where slug = $1 on conflict do nothing`,
    [slug],
  );
  await announce(client, slug, 'true');
}

/** Leaves it to the worker to tell search engines, now or at the time of publication. */
const announce = (client: Queryable, slug: string, condition: string) =>
  client.query(
    `insert into posts_to_announce (slug, due_at) select slug, greatest(published_at, now()) from blog_posts
     where slug = $1 and ${condition} on conflict (slug) do update set due_at = excluded.due_at`,
    [slug],
  );

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*', br: '\\' });
turndown.use(tables);
// Phone numbers become links by themselves.
turndown.addRule('telephone', {
  filter: (node) => node.nodeName === 'A' && (node.getAttribute('href') ?? '').startsWith('tel:'),
  replacement: (text) => text,
});
const { escape: escapeMarkdown } = TurndownService.prototype;
turndown.escape = (text) =>
  escapeMarkdown(text)
    .replaceAll('<', '\\<')
    .replace(/&(?=#?\w+;)/g, '&amp;');

/** A heading without an id is shown with one. */
const comparable = (html: string) =>
  sanitiseContent(html, tableTags)
    .html.replace(/ id="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (match) => match.trim())
    .trim();

/** The text for a form. The release before this one writes the HTML alone. HTML that has no Markdown stays HTML. */
export function markdownOf({ content, markdown }: Pick<Row, 'content' | 'markdown'>): string {
  const html = comparable(content);
  const isSame = (text: string) => comparable(renderArticle(text)) === html;
  if (markdown !== null && isSame(markdown)) return markdown;
  const converted = toMarkdown(content);
  return converted !== undefined && isSame(converted) ? converted : content.replace(/\n\s*\n/g, '\n');
}

/** For each row and cell, the converter reads the whole table. */
const mostRowsAndCells = 300;

function toMarkdown(html: string): string | undefined {
  if ((html.match(/<t[dhr]\b/g)?.length ?? 0) > mostRowsAndCells) return undefined;
  try {
    return turndown.turndown(html).replace(/^( *(?:-|\d+\.)) {2,3}/gm, '$1 ');
  } catch (error) {
    // Elements in elements in elements.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
