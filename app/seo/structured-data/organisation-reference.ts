import { groupAddress, organisationId, type SiteAddress } from './site-address.ts';

/** Name and address stand beside the id because the page that refers to the organisation need not describe it. */
export const organisationReference = (site: SiteAddress, { name }: { name: string }) => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name,
  url: groupAddress(site),
});
