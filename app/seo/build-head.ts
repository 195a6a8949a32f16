import { canonicalAddress } from '../../domain/canonical.ts';
import type { HeadTag } from './head-tags.tsx';
import type { JsonLd } from './structured-data/parts.ts';

/** The size of an uploaded image is unknown. */
type HeadImage = { path: string; width?: number; height?: number; alt: string };

type Website = { type?: 'website' };
type Article = {
  type: 'article';
  publishedTime: string;
  modifiedTime: string;
  section: string;
  tags: readonly string[];
};

type PageHead = {
  title: string;
  description: string;
  keywords: readonly string[];
  path: string;
  /** Query that is part of the canonical URL, such as '?page=2'. */
  search?: string;
  /** The configured base URL of the host. Never the Host header, which the client controls. */
  base: string;
  siteName: string;
  robots?: string;
  /** false on pages without an address of their own, such as the not-found page. */
  canonical?: boolean;
  image?: HeadImage;
  /** Builders return undefined if the content has no data for them. */
  structuredData: readonly (JsonLd | undefined)[];
} & (Website | Article);

const defaultRobots = 'index, follow, max-image-preview:large';

export function buildHead(page: PageHead): HeadTag[] {
  const address = page.canonical === false ? undefined : canonicalAddress(page.base, page.path) + (page.search ?? '');
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { name: 'robots', content: page.robots ?? defaultRobots },
    ...(address === undefined ? [] : [{ canonical: address }]),
    ...openGraph(page, address),
    ...twitterCard(page),
    ...page.structuredData.filter((block) => block !== undefined).map((block) => ({ jsonLd: block })),
  ];
}

function openGraph(page: PageHead, address: string | undefined): HeadTag[] {
  return [
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    ...(address === undefined ? [] : [{ property: 'og:url', content: address }]),
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: page.type ?? 'website' },
    ...(page.type === 'article' ? articleTags(page) : []),
    ...(page.image ? imageTags(page.image, page.base) : []),
  ];
}

function articleTags(article: Article): HeadTag[] {
  return [
    { property: 'article:published_time', content: article.publishedTime },
    { property: 'article:modified_time', content: article.modifiedTime },
    { property: 'article:section', content: article.section },
    // Each tag's content is its React key, so duplicates must be removed.
    ...[...new Set(article.tags)].map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}

function imageTags(image: HeadImage, base: string): HeadTag[] {
  return [
    { property: 'og:image', content: new URL(image.path, base).href },
    ...(image.width === undefined ? [] : [{ property: 'og:image:width', content: String(image.width) }]),
    ...(image.height === undefined ? [] : [{ property: 'og:image:height', content: String(image.height) }]),
    { property: 'og:image:alt', content: image.alt },
  ];
}

function twitterCard({ title, description, image, base }: PageHead): HeadTag[] {
  return [
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(image
      ? [
          { name: 'twitter:image', content: new URL(image.path, base).href },
          { name: 'twitter:image:alt', content: image.alt },
        ]
      : []),
  ];
}
