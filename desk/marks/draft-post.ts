import { renderArticle } from '../../content-model/markdown.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { allowedImage } from '../../domain/post-image.ts';
import type { ShownPost } from '../../server/articles/blog-posts.ts';
import { sanitiseContent, tableTags } from '../../server/platform/pages/allowed-html.ts';

type Article = SiteContent['articles'][number];

/** An article of a draft as the site would show it. It may lack what is not written yet. */
export function draftPost(
  { slug, markdown, ...fields }: Partial<Article> & Pick<Article, 'markdown' | 'slug'>,
  published: ShownPost | undefined,
  now: Date,
): ShownPost {
  return {
    ...{ id: slug, slug, published_at: published?.published_at ?? now.toISOString(), updated_at: now.toISOString() },
    title: fields.title || 'Without a title',
    excerpt: fields.excerpt ?? '',
    content: sanitiseContent(renderArticle(markdown), tableTags).html,
    category: fields.category ?? 'Practice News',
    author: fields.author ?? '',
    tags: fields.tags ?? [],
    image_url: allowedImage(fields.picture?.file ?? null, []),
    imageAlt: fields.picture?.words ?? null,
    meta_title: fields.metaTitle ?? null,
    meta_description: fields.metaDescription ?? null,
    aiAssisted: published?.aiAssisted ?? false,
  };
}
