import { canonicalAddress } from '../../../domain/canonical.ts';

/**
 * The names by which blocks refer to each other. They are made of the base that the caller gives: the group's base gives
 * every host the same names, so that a search engine sees one organisation and three practices, not four of each.
 */
export const organisationId = (base: string) => `${canonicalAddress(base, '/')}/#organisation`;

export const websiteId = (base: string) => `${canonicalAddress(base, '/')}/#website`;

export const clinicId = (base: string, slug: string) => `${canonicalAddress(base, '/')}/#${slug}-practice`;
