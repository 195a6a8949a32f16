import { canonicalAddress } from '../../../domain/canonical.ts';

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
