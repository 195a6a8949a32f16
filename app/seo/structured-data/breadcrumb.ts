import { breadcrumbs } from '../../../domain/breadcrumbs.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { schemaOrg } from './parts.ts';

/** A section of the home page keeps its fragment, which a canonical URL would lose. */
const address = (base: string, href: string) => (href.startsWith('/#') ? base + href : canonicalAddress(base, href));

/** The breadcrumb that the page shows. Undefined if it shows none. */
export function breadcrumbJsonLd(base: string, path: string, pageName?: string) {
  const crumbs = breadcrumbs(path, pageName);
  if (crumbs.length < 2) return undefined;
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .flatMap(({ name, href }) => (href === undefined ? [] : [{ name, item: address(base, href) }]))
      .map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}
