import { canonicalAddress } from '../../../domain/canonical.ts';

export type SiteAddress = {
  /** The configured base address of the host that serves the request: what its pages' addresses are made of. */
  base: string;
  /** On a clinic's own host, the base address of the group; elsewhere the same as `base`. */
  groupBase?: string | undefined;
};

/** Names are made of the group's address on every host, so that a search engine counts each practice once. */
export const groupAddress = ({ base, groupBase }: SiteAddress): string => canonicalAddress(groupBase ?? base, '/');

export const organisationId = (site: SiteAddress): string => `${groupAddress(site)}/#organisation`;

export const clinicId = (site: SiteAddress, slug: string): string => `${groupAddress(site)}/#${slug}-practice`;
