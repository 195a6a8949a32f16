import { canonicalAddress } from '../../../domain/canonical.ts';
import { organisationId } from './identifiers.ts';
import type { JsonLdNode } from './json-ld.ts';

export type OrganisationReference = JsonLdNode<'Organization'> & { '@id': string; name: string; url: string };

/** Name and address stand beside the id because the page that refers to the organisation need not describe it. */
export function organisationReference(base: string, organisation: { name: string }): OrganisationReference {
  return {
    '@type': 'Organization',
    '@id': organisationId(base),
    name: organisation.name,
    url: canonicalAddress(base, '/'),
  };
}
