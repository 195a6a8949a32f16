import type { QuestionAndAnswer } from '../../content-model/schema/faq.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page as Answer } from '../page.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { buildHead } from '../seo/build-head.ts';
import type { HeadTag } from '../seo/head-tags.tsx';
import { sharePictureAddress, sharePictureSize } from '../seo/share-picture-address.ts';
import { breadcrumbJsonLd } from '../seo/structured-data/breadcrumb.ts';
import type { JsonLd } from '../seo/structured-data/parts.ts';
import { faqJsonLd, type ServiceContent, serviceJsonLd } from '../seo/structured-data/service.ts';
import { sharePictureForPage } from './share-picture-content.ts';

type Page = {
  path: string;
  head: { title: string; description: string; keywords: readonly string[] };
  /** Query that is part of the canonical URL. */
  search?: string;
  structuredData?: readonly (JsonLd | undefined)[];
  /** In the breadcrumb, if the path does not tell it. */
  pageName?: string;
  /** For pages that answer a visitor's query. */
  robots?: 'noindex';
};

/** The head tags of a page. */
export function pageHead({ content, site }: RequestContext, page: Page): HeadTag[] {
  const { head, pageName, structuredData = [], ...rest } = page;
  const { path } = rest;
  const picture = sharePictureForPage(content, path);
  return buildHead({
    ...head,
    ...rest,
    base: site.base,
    siteName: content.organisation.name,
    ...(picture
      ? {
          image: {
            path: sharePictureAddress(content.version, path),
            ...sharePictureSize,
            alt: `${picture.heading}, ${picture.brand}`,
          },
        }
      : {}),
    structuredData: [...structuredData, breadcrumbJsonLd(site.base, path, pageName)],
  });
}

type Service = Pick<ServiceContent, 'path' | 'kind' | 'offers'> & {
  words: { head: Page['head']; hero: { heading: string }; faq?: { items: readonly QuestionAndAnswer[] } | undefined };
};

/** The head of a service page, with structured data from its heading and description. */
export function servicePageHead(request: RequestContext, { words, ...service }: Service) {
  const { content, groupBase, site } = request;
  const { faq, head, hero } = words;
  const block = serviceJsonLd({
    ...service,
    base: site.base,
    groupBase,
    organisation: content.organisation,
    name: hero.heading,
    description: head.description,
  });
  return pageHead(request, { path: service.path, head, structuredData: [block, faq && faqJsonLd(faq.items)] });
}

type UnlistedPage = Pick<Page, 'head' | 'path'> & { robots?: string; canonical?: false };

/** The head of a page that is not indexed: without a share picture or structured data. */
export function unlistedHead(
  { content, site }: Pick<RequestContext, 'content' | 'site'>,
  { head, ...page }: UnlistedPage,
): HeadTag[] {
  const siteName = content.organisation.name;
  return buildHead({ robots: 'noindex', ...head, ...page, base: site.base, siteName, structuredData: [] });
}

/** For a path without a page. */
export function missingPage(request: RequestContext): Answer {
  const { head, ...words } = request.content.notFoundPage;
  const tags = unlistedHead(request, { head, path: request.url.pathname, canonical: false });
  return { head: tags, main: <NotFoundPage {...words} />, status: 404 };
}
