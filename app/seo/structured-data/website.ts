import { canonicalAddress } from '../../../domain/canonical.ts';
import { websiteId } from './identifiers.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';
import { type OrganisationReference, organisationReference } from './organisation-reference.ts';

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

export type WebsiteContent = { base: string; organisation: { name: string; description: string } };

export function websiteJsonLd({ base, organisation }: WebsiteContent): WebsiteJsonLd {
  const home = canonicalAddress(base, '/');
  return {
    '@context': schemaOrg,
    '@type': 'WebSite',
    '@id': websiteId(base),
    url: home,
    name: organisation.name,
    description: organisation.description,
    inLanguage: 'en-GB',
    publisher: organisationReference(base, organisation),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
