import { groupAddress, organisationId, type SiteAddress } from './site-address.ts';

/** Includes name and URL, because not every page describes the organisation in full. */
export const organisationReference = (site: SiteAddress, { name }: { name: string }) => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name,
  url: groupAddress(site),
});
