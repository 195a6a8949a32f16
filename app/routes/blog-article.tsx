import { data, type MetaDescriptor } from 'react-router';
import { isSlug } from '../../domain/slug.ts';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import { postsPerPage } from '../backend/blog-posts.ts';
import { BlogArticlePage } from '../pages/blog-article/blog-article-page.tsx';
import { nextPost } from '../posts/next-post.ts';
import type { Route } from './+types/blog-article';
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

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { blogPage: words, version } = request.content;
  const without = (title: string) => noArticleHead(request, title);
  try {
    const found = await withDeadline(readArticle(request, params.slug), url);
    if (found === 'late') return data({ head: without(words.listHeading), page: { found, version, words } }, lateInit);
    if (found === null) return data({ head: without(words.notFound.heading), page: { found, version, words } }, { status: 404 });
    return data({ head: articleHead(request, found.post, found.imageAlt), page: { found, version, words } });
  } catch (error) {
    request.log.error({ err: error }, 'Failed to load blog article');
    const found = 'failed' as const;
    return data({ head: without(words.listHeading), page: { found, version, words } }, failedInit);
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] => loaderData?.head ?? [];

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  return <BlogArticlePage {...loaderData.page} />;
}
