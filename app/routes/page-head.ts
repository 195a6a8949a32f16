import type { MetaDescriptor } from 'react-router';
import type { RequestContext } from '../../server/request-context.ts';
import { buildHead } from '../seo/build-head.ts';
import { breadcrumbJsonLd } from '../seo/structured-data/breadcrumb.ts';
import type { JsonLd } from '../seo/structured-data/json-ld.ts';

type Page = {
  path: string;
  head: { title: string; description: string; keywords: readonly string[] };
  structuredData?: readonly (JsonLd | undefined)[];
  /** For an answer to one visitor's question, which is no page of its own. */
  robots?: 'noindex';
};

/** A page's tags, made by its loader: the browser gets the finished list and none of the code that made it. */
export function pageHead({ content, site }: RequestContext, { head, path, robots, structuredData = [] }: Page): MetaDescriptor[] {
  return buildHead({
    ...head,
    path,
    base: site.base,
    siteName: content.organisation.name,
    ...(robots ? { robots } : {}),
    structuredData: [...structuredData, breadcrumbJsonLd(site.base, path)],
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
