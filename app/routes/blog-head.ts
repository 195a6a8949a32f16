import type { MetaDescriptor } from 'react-router';
import type { BlogPost } from '../../domain/blog-post.ts';
import { fill } from '../../domain/fill.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { buildHead } from '../seo/build-head.ts';
import { articleEdition, sharePictureAddress, sharePictureSize } from '../seo/share-picture-address.ts';
import { blogPostingJsonLd } from '../seo/structured-data/blog-posting.ts';
import { breadcrumbJsonLd } from '../seo/structured-data/breadcrumb.ts';

const listPath = '/blog';

export function listHead({ base, organisation, version, words }: BlogSite, page: number): MetaDescriptor[] {
  const { description, keywords, title } = words.head;
  const numbered = (text: string) => fill(text, { page });
  return buildHead({
    title: page === 1 ? title : numbered(words.paging.title),
    description: page === 1 ? description : numbered(words.paging.description),
    keywords,
    path: listPath,
    ...(page === 1 ? {} : { search: `?page=${page}` }),
    base,
    siteName: organisation.name,
    image: {
      path: sharePictureAddress(version, listPath),
      ...sharePictureSize,
      alt: `${words.hero.heading}, ${organisation.name}`,
    },
    structuredData: [breadcrumbJsonLd(base, listPath)],
  });
}

export function articleHead(site: BlogSite, post: BlogPost, imageAlt: string | null = null): MetaDescriptor[] {
  const { base, groupBase, organisation, team, version, words } = site;
  const path = `${listPath}/${post.slug}`;
  const own = post.image_url;
  const alt = own ? imageAlt : null;
  const picture = own ?? sharePictureAddress(version, path, articleEdition(post.updated_at));
  return buildHead({
    title: post.meta_title || `${post.title} ${words.titleSuffix}`,
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

/** For an article that is missing, late or failed to load: not indexed. */
export function noArticleHead({ base, organisation, words }: BlogSite, title: string): MetaDescriptor[] {
  return buildHead({
    title: `${title} ${words.titleSuffix}`,
    description: words.head.description,
    keywords: words.head.keywords,
    path: listPath,
    base,
    siteName: organisation.name,
    robots: 'noindex',
    canonical: false,
    structuredData: [],
  });
}

export const failedInit = { status: 503, headers: { 'Retry-After': '30' } };

/** For posts that missed the deadline. With status 503 a cache serves an older copy instead of the skeletons. */
export const lateInit = { status: 503, headers: { 'Retry-After': '5' } };

export type BlogSite = ReturnType<typeof blogSite>;

export function blogSite({ content, groupBase, site }: RequestContext) {
  const { blogPage, organisation, team, version } = content;
  return {
    words: blogPage,
    version,
    base: site.base,
    groupBase,
    organisation: { name: organisation.name },
    team: team.map(({ name }) => ({ name })),
  };
}
