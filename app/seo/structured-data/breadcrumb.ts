import { breadcrumbs } from '../../../domain/breadcrumbs.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { absoluteAddress } from '../absolute-address.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';

type ListItem = JsonLdNode<'ListItem'> & { position: number; name: string; item: string };

export type BreadcrumbJsonLd = JsonLd<'BreadcrumbList'> & { itemListElement: ListItem[] };

/** The trail that the page shows; undefined where it shows none, because one crumb is no trail. */
export function breadcrumbJsonLd(base: string, path: string): BreadcrumbJsonLd | undefined {
  const crumbs = breadcrumbs(path);
  if (crumbs.length < 2) return undefined;
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href.includes('#') ? absoluteAddress(base, href) : canonicalAddress(base, href),
    })),
  };
}
