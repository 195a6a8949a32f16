import { breadcrumbs } from '../../../domain/breadcrumbs.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { schemaOrg } from './json-ld.ts';

/** The trail that the page shows; undefined where it shows none, because one crumb is no trail. */
export function breadcrumbJsonLd(base: string, path: string) {
  const crumbs = breadcrumbs(path);
  if (crumbs.length < 2) return undefined;
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href.includes('#') ? new URL(href, base).href : canonicalAddress(base, href),
    })),
  };
}
