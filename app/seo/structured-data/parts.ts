import type { Organisation } from '../../../content-model/schema/organisation.ts';
import type { Practice } from '../../../content-model/schema/practice.ts';
import type { Surface } from '../../../content-model/schema/published.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { basisLine, publishedOn } from '../../../domain/published.ts';

export type SiteAddress = {
  /** The configured base URL of the host that serves the request. */
  base: string;
  /** The group's base URL, which differs from `base` on a clinic's own host. */
  groupBase?: string | undefined;
};

/** Ids use the group's URL on every host, so that search engines count each practice once. */
export const groupAddress = ({ base, groupBase }: SiteAddress): string => canonicalAddress(groupBase ?? base, '/');

/** Each host is a website of its own. */
export const websiteId = ({ base }: SiteAddress): string => `${canonicalAddress(base, '/')}/#website`;

export const organisationId = (site: SiteAddress): string => `${groupAddress(site)}/#organisation`;

export const clinicId = (site: SiteAddress, slug: string): string => `${groupAddress(site)}/#${slug}-practice`;

/** The content of one JSON-LD script element. */
export type JsonLd = { '@context': string; '@type': string | readonly string[] };

export const schemaOrg = 'https://schema.org';

/** Includes name and URL, because not every page describes the organisation in full. */
export const organisationReference = (site: SiteAddress, { name }: { name: string }) => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name,
  url: groupAddress(site),
});

export const postalAddress = (address: Practice['address']) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.locality,
  addressRegion: address.region,
  postalCode: address.postcode,
  addressCountry: address.country,
});

export function aggregateRating(ratings: readonly Organisation['ratings'][number][], surface: Surface) {
  const { rating, reviewCount, ...basis } = publishedOn(ratings, surface);
  const description = basisLine(basis) || undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1, description };
}
