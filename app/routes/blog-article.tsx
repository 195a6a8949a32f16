import { isSlug } from '../../domain/slug.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { postsPerPage } from '../backend/blog-posts.ts';
import type { Page } from '../page.ts';
import { BlogArticlePage, type FoundArticle } from '../pages/blog-article/blog-article-page.tsx';
import { nextPost } from '../posts/next-post.ts';
import { articleHead, failedInit, lateInit, noArticleHead } from './blog-head.ts';
import { withDeadline } from './with-deadline.ts';

async function readArticle({ blogPosts }: RequestContext, slug: string) {
  const found = isSlug(slug) ? await blogPosts.bySlug(slug) : undefined;
  if (!found) return null;
  const { aiAssisted, imageAlt, ...post } = found;
  // The next article is optional.
  const newest = await blogPosts.newest(postsPerPage, 0).catch(() => []);
  return { post, aiAssisted, imageAlt, next: nextPost(newest, post.slug) };
}

export async function get(request: RequestContext): Promise<Page> {
  const { blogPage: words, version } = request.content;
  const page = (found: FoundArticle, head: Page['head'], init = {}): Page => ({
    head,
    main: <BlogArticlePage found={found} version={version} words={words} />,
    ...init,
  });
  const without = (title: string) => noArticleHead(request, title);
  try {
    const found = await withDeadline(readArticle(request, request.params['slug'] ?? ''), request.url);
    if (found === 'late') return page(found, without(words.listHeading), lateInit);
    if (found === null) return page(found, without(words.notFound.heading), { status: 404 });
    return page(found, articleHead(request, found.post, found.imageAlt));
  } catch (error) {
    request.log.error({ err: error }, 'Failed to load blog article');
    return page('failed', without(words.listHeading), failedInit);
  }
}
