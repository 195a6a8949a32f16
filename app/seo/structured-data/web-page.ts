import { canonicalAddress } from '../../../domain/canonical.ts';
import { schemaOrg } from './json-ld.ts';
import { type SiteAddress, websiteId } from './site-address.ts';

type WebPageContent = SiteAddress & {
  path: string;
  name: string;
  description: string;
  organisation: { name: string };
};

export function webPageJsonLd({ description, name, organisation, path, ...site }: WebPageContent) {
  return {
    '@context': schemaOrg,
    '@type': 'WebPage',
    url: canonicalAddress(site.base, path),
    name,
    description,
    inLanguage: 'en-GB',
    // With name and URL, because only the home page describes the website in full.
    isPartOf: {
      '@type': 'WebSite',
      '@id': websiteId(site),
      name: organisation.name,
      url: canonicalAddress(site.base, '/'),
    },
  };
}
