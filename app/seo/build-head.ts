import type { MetaDescriptor } from 'react-router';
import { canonicalAddress } from '../../domain/canonical.ts';
import type { JsonLd } from './structured-data/json-ld.ts';

/** The size of a picture from elsewhere is not known. */
type HeadImage = { path: string; width?: number; height?: number; alt: string };

type Website = { type?: 'website' };
type Article = {
  type: 'article';
  publishedTime: string;
  modifiedTime: string;
  section?: string;
  tags?: readonly string[];
};

export type PageHead = {
  title: string;
  description: string;
  keywords: readonly string[];
  path: string;
  /** The part of the query that makes it a page of its own, such as '?page=2'; any other is no part of the address. */
  search?: string;
  /** The configured base address of the host that serves the request; the Host header is the visitor's to write. */
  base: string;
  siteName: string;
  robots?: string;
  /** false where the address stands for no page, as on the not-found page. */
  canonical?: boolean;
  image?: HeadImage;
  /** A builder gives undefined where the content has nothing to say. */
  structuredData: readonly (JsonLd | undefined)[];
} & (Website | Article);

const defaultRobots = 'index, follow, max-image-preview:large';

export function buildHead(page: PageHead): MetaDescriptor[] {
  const address = page.canonical === false ? undefined : canonicalAddress(page.base, page.path) + (page.search ?? '');
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { name: 'robots', content: page.robots ?? defaultRobots },
    ...(address === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: address }]),
    ...openGraph(page, address),
    ...twitterCard(page),
    ...page.structuredData.filter((block) => block !== undefined).map((block) => ({ 'script:ld+json': block })),
  ];
}

function openGraph(page: PageHead, address: string | undefined): MetaDescriptor[] {
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

function articleTags(article: Article): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: article.publishedTime },
    { property: 'article:modified_time', content: article.modifiedTime },
    ...(article.section === undefined ? [] : [{ property: 'article:section', content: article.section }]),
    // The router keys each tag by its content, so the same tag twice would be one key twice.
    ...[...new Set(article.tags)].map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}

function imageTags(image: HeadImage, base: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: new URL(image.path, base).href },
    ...(image.width === undefined ? [] : [{ property: 'og:image:width', content: String(image.width) }]),
    ...(image.height === undefined ? [] : [{ property: 'og:image:height', content: String(image.height) }]),
    { property: 'og:image:alt', content: image.alt },
  ];
}

function twitterCard({ title, description, image, base }: PageHead): MetaDescriptor[] {
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
