import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { renderMarkdown } from '../../content-model/markdown.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { addArticles } from './article-copies.ts';

/** Adds the ready-written articles to the blog. Leaves edited articles as they are and does not restore withdrawn ones. */
export async function seedFirstArticles(workerUrl: string, articles: SiteContent['blogArticles']): Promise<number> {
  const copies = articles.map(({ markdown, metaDescription, metaTitle, publishedOn, ...article }) => ({
    ...article,
    id: randomUUID(),
    content: renderMarkdown(markdown),
    markdown,
    image_url: null,
    image_alt: null,
    meta_title: metaTitle ?? null,
    meta_description: metaDescription ?? null,
    published_at: `${publishedOn}T09:00:00Z`,
    updated_at: `${publishedOn}T09:00:00Z`,
    written_by: { source: 'first-articles', topic: null, model: null } as const,
  }));
  const pool = new Pool({ connectionString: workerUrl, max: 1 });
  return addArticles(pool, copies).finally(() => pool.end());
}
