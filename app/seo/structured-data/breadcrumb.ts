import { breadcrumbs } from '../../../domain/breadcrumbs.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { schemaOrg } from './json-ld.ts';

/** The breadcrumb of a page without levels that have no URL. Undefined if the page shows no breadcrumb. */
export function breadcrumbJsonLd(base: string, path: string, pageName?: string) {
  const crumbs = breadcrumbs(path, pageName);
  if (crumbs.length < 2) return undefined;
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .flatMap(({ name, href }) => (href === undefined ? [] : [{ name, item: canonicalAddress(base, href) }]))
      .map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}
