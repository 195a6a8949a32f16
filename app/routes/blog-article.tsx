import { data, type MetaDescriptor, useRevalidator } from 'react-router';
import { isSlug } from '../../domain/slug.ts';
import { requestContext } from '../../server/request-context.ts';
import { postsPerPage } from '../backend/blog-posts.ts';
import { blogPostsCache, knownPost, newestPosts } from '../backend/blog-posts-cache.ts';
import { BlogArticlePage } from '../pages/blog-article/blog-article-page.tsx';
import { nextPost } from '../site/post-next.ts';
import type { Route } from './+types/blog-article';
import { articleHead, noArticleHead } from './blog-head.ts';
import { blogHeaders, failureHeaders } from './blog-headers.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { blogPosts, log } = context.get(requestContext);
  try {
    const found = isSlug(params.slug) ? await blogPosts.bySlug(params.slug) : undefined;
    if (!found)
      return data({ post: null, aiAssisted: false, next: undefined, failed: false }, { status: 404, headers: blogHeaders });
    const { aiAssisted, ...post } = found;
    // An article is worth reading without the one after it.
    const newest = await blogPosts.newest(postsPerPage, 0).catch(() => []);
    return data({ post, aiAssisted, next: nextPost(newest, post.slug), failed: false }, { headers: blogHeaders });
  } catch (error) {
    log.error({ err: error }, 'an article could not be read');
    return data({ post: undefined, aiAssisted: false, next: undefined, failed: true }, { status: 503, headers: failureHeaders });
  }
}

/** An article of a loaded list is there at once. How it was written is not part of the list, and follows. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const cache = blogPostsCache();
  const post = knownPost(cache, params.slug);
  const newest = newestPosts(cache);
  const fromServer = post ? serverLoader() : undefined;
  return {
    post,
    aiAssisted: fromServer?.then(({ aiAssisted }) => aiAssisted).catch(() => false) ?? false,
    next: newest ? nextPost(newest, params.slug) : fromServer?.then(({ next }) => next).catch(() => undefined),
    failed: false,
  };
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[1].loaderData;
  if (loaderData?.post) return articleHead(site, loaderData.post);
  return noArticleHead(site, loaderData?.post === null ? site.words.notFound.heading : site.words.listHeading);
}

export default function BlogArticle({ loaderData, matches, params }: Route.ComponentProps) {
  const { version, words } = matches[1].loaderData;
  const { revalidate } = useRevalidator();
  return (
    <BlogArticlePage
      key={params.slug}
      slug={params.slug}
      given={loaderData.post}
      aiAssisted={loaderData.aiAssisted}
      next={loaderData.next}
      failedOnServer={loaderData.failed}
      words={words}
      version={version}
      // The head is made from what the loader knows: once the article is there, it looks again.
      onFetched={revalidate}
    />
  );
}
