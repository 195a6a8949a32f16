import { Client } from 'pg';
import { renderMarkdown } from '../../content/markdown.ts';
import type { SiteContent } from '../../content/schema/site.ts';

/** Adds the ready-written articles to the blog. Leaves edited articles as they are and does not restore withdrawn ones. */
export async function seedFirstArticles(workerUrl: string, articles: SiteContent['blogArticles']): Promise<number> {
  const client = new Client({ connectionString: workerUrl });
  await client.connect();
  try {
    let added = 0;
    for (const article of articles) {
      // One statement, so that a post never exists without its provenance.
      const { rowCount } = await client.query(
        `with post as (
           insert into blog_posts
             (slug, title, excerpt, content, category, author, tags, meta_title, meta_description, published_at, updated_at)
           select $1, $2, $3, $4, $5, $6, $7::text[], $8, $9, $10::timestamptz, $10::timestamptz
           where not exists (select from post_provenance where slug = $1)
           on conflict (slug) do nothing
           returning id, slug
         )
         insert into post_provenance (post_id, slug, source) select id, slug, 'first-articles' from post`,
        [
          article.slug,
          article.title,
          article.excerpt,
          renderMarkdown(article.markdown),
          article.category,
          article.author,
          article.tags,
          article.metaTitle ?? null,
          article.metaDescription ?? null,
          `${article.publishedOn}T09:00:00Z`,
        ],
      );
      added += rowCount ?? 0;
    }
    return added;
  } finally {
    await client.end();
  }
}
