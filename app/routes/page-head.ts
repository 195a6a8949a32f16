import type { MetaDescriptor } from 'react-router';
import type { RequestContext } from '../../server/request-context.ts';
import { buildHead } from '../seo/build-head.ts';
import { sharePictureAddress, sharePictureSize } from '../seo/share-picture-address.ts';
import { breadcrumbJsonLd } from '../seo/structured-data/breadcrumb.ts';
import type { JsonLd } from '../seo/structured-data/json-ld.ts';
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

export function missingPageHead({ content, site }: RequestContext, path: string): MetaDescriptor[] {
  const { head } = content.notFoundPage;
  return buildHead({
    ...head,
    path,
    base: site.base,
    siteName: content.organisation.name,
    robots: 'noindex',
    canonical: false,
    structuredData: [],
  });
}
