import { canonicalAddress } from '../../../domain/canonical.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';
import { type OrganisationReference, organisationReference } from './organisation-reference.ts';
import type { SiteAddress } from './site-address.ts';

type EntryPoint = JsonLdNode<'EntryPoint'> & { urlTemplate: string };
type SearchAction = JsonLdNode<'SearchAction'> & { target: EntryPoint; 'query-input': string };

export type WebsiteJsonLd = JsonLd<'WebSite'> & {
  '@id': string;
  url: string;
  name: string;
  description: string;
  inLanguage: string;
  publisher: OrganisationReference;
  potentialAction: SearchAction;
};

export type WebsiteContent = SiteAddress & { organisation: { name: string; description: string } };

export function websiteJsonLd({ organisation, ...site }: WebsiteContent): WebsiteJsonLd {
  const home = canonicalAddress(site.base, '/');
  return {
    '@context': schemaOrg,
    '@type': 'WebSite',
    '@id': `${home}/#website`,
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
