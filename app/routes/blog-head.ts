import type { BlogPost } from '../../domain/blog-post.ts';
import { fill } from '../../domain/fill.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { buildHead } from '../seo/build-head.ts';
import type { HeadTag } from '../seo/head-tags.tsx';
import { articleEdition, sharePictureAddress, sharePictureSize } from '../seo/share-picture-address.ts';
import { blogPostingJsonLd } from '../seo/structured-data/blog-posting.ts';
import { breadcrumbJsonLd } from '../seo/structured-data/breadcrumb.ts';
import { pageHead, unlistedHead } from './page-head.tsx';

const listPath = '/blog';

export function listHead(request: RequestContext, page: number): HeadTag[] {
  const { head, paging } = request.content.blogPage;
  if (page === 1) return pageHead(request, { path: listPath, head });
  const title = fill(paging.title, { page });
  const description = fill(paging.description, { page });
  return pageHead(request, { path: listPath, search: `?page=${page}`, head: { ...head, title, description } });
}

type Site = Pick<RequestContext, 'content' | 'groupBase' | 'site'>;

export function articleHead({ content, groupBase, site }: Site, post: BlogPost, imageAlt: string | null = null) {
  const { blogPage, organisation, team, version } = content;
  const { base } = site;
  const path = `${listPath}/${post.slug}`;
  const own = post.image_url;
  const alt = own ? imageAlt : null;
  const picture = own ?? sharePictureAddress(version, path, articleEdition(post.updated_at));
  return buildHead({
    title: post.meta_title || `${post.title} ${blogPage.titleSuffix}`,
    description: post.meta_description || post.excerpt,
    keywords: post.tags,
    path,
    base,
    siteName: organisation.name,
    type: 'article',
    publishedTime: post.published_at,
    modifiedTime: post.updated_at,
    section: post.category,
    tags: post.tags,
    image: { path: picture, alt: alt ?? post.title, ...(own ? {} : sharePictureSize) },
    structuredData: [
      blogPostingJsonLd({ base, groupBase, organisation, team, post: { ...post, image_url: picture }, imageAlt: alt }),
      breadcrumbJsonLd(base, path),
    ],
  });
}

/** For an article that is missing, late or failed to load. */
export function noArticleHead(request: RequestContext, title: string): HeadTag[] {
  const { head, titleSuffix } = request.content.blogPage;
  return unlistedHead(request, { path: listPath, canonical: false, head: { ...head, title: `${title} ${titleSuffix}` } });
}

export const failedInit = { status: 503, headers: { 'Retry-After': '30' } };

/** For posts that missed the deadline. With status 503 a cache serves an older copy instead of the skeletons. */
export const lateInit = { status: 503, headers: { 'Retry-After': '5' } };
