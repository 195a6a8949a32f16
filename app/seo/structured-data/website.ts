import { canonicalAddress } from '../../../domain/canonical.ts';
import { schemaOrg } from './json-ld.ts';
import { organisationReference } from './organisation-reference.ts';
import { type SiteAddress, websiteId } from './site-address.ts';

type WebsiteContent = SiteAddress & { organisation: { name: string; description: string } };

export function websiteJsonLd({ organisation, ...site }: WebsiteContent) {
  const home = canonicalAddress(site.base, '/');
  return {
    '@context': schemaOrg,
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: home,
    name: organisation.name,
    description: organisation.description,
    inLanguage: 'en-GB',
    publisher: organisationReference(site, organisation),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
