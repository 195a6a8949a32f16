import { data, type MetaDescriptor } from 'react-router';
import type { QuestionAndAnswer } from '../../content/schema/faq.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { buildHead } from '../seo/build-head.ts';
import { sharePictureAddress, sharePictureSize } from '../seo/share-picture-address.ts';
import { breadcrumbJsonLd } from '../seo/structured-data/breadcrumb.ts';
import type { JsonLd } from '../seo/structured-data/parts.ts';
import { faqJsonLd, type ServiceContent, serviceJsonLd } from '../seo/structured-data/service.ts';
import { sharePictureForPage } from './share-picture-content.ts';

type Page = {
  path: string;
  head: { title: string; description: string; keywords: readonly string[] };
  structuredData?: readonly (JsonLd | undefined)[];
  /** In the breadcrumb, if the path does not tell it. */
  pageName?: string;
  /** For pages that answer a visitor's query. */
  robots?: 'noindex';
};

/** The head tags of a page. Called by loaders, so that this code stays on the server. */
export function pageHead({ content, site }: RequestContext, page: Page): MetaDescriptor[] {
  const { head, pageName, path, robots, structuredData = [] } = page;
  const picture = sharePictureForPage(content, path);
  return buildHead({
    ...head,
    path,
    base: site.base,
    siteName: content.organisation.name,
    ...(robots ? { robots } : {}),
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

/** What a loader returns for a path without a page. Its route renders `missing` as the not-found page. */
export function missingPage({ content, site }: RequestContext, path: string) {
  const { head: words, ...missing } = content.notFoundPage;
  const head = buildHead({
    ...words,
    path,
    base: site.base,
    siteName: content.organisation.name,
    robots: 'noindex',
    canonical: false,
    structuredData: [],
  });
  return data({ head, missing }, { status: 404 });
}
