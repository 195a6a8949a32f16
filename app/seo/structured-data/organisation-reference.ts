import type { JsonLdNode } from './json-ld.ts';
import { groupAddress, organisationId, type SiteAddress } from './site-address.ts';

export type OrganisationReference = JsonLdNode<'Organization'> & { '@id': string; name: string; url: string };

/** Name and address stand beside the id because the page that refers to the organisation need not describe it. */
export function organisationReference(site: SiteAddress, organisation: { name: string }): OrganisationReference {
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: organisation.name,
    url: groupAddress(site),
  };
}
