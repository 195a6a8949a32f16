import { Client } from 'pg';
import { renderMarkdown } from '../../content/markdown.ts';
import type { SiteContent } from '../../content/schema/site.ts';

/** Puts the ready-written articles into an empty blog. One that was changed or withdrawn since is left as it is. */
export async function seedFirstArticles(workerUrl: string, articles: SiteContent['blogArticles']): Promise<number> {
  const client = new Client({ connectionString: workerUrl });
  await client.connect();
  try {
    let added = 0;
    for (const article of articles) {
      const publishedAt = `${article.publishedOn}T09:00:00Z`;
      const { rowCount } = await client.query(
        `insert into blog_posts
           (slug, title, excerpt, content, category, author, tags, meta_title, meta_description, published_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
         on conflict (slug) do nothing`,
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
          publishedAt,
        ],
      );
      added += rowCount ?? 0;
    }
    return added;
  } finally {
    await client.end();
  }
}
