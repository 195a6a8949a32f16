import type { Price } from '../../../content/schema/fields.ts';
import type { Organisation } from '../../../content/schema/organisation.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { type JsonLd, schemaOrg } from './json-ld.ts';
import { type Offer, offer } from './offer.ts';
import { type OrganisationReference, organisationReference } from './organisation-reference.ts';
import type { SiteAddress } from './site-address.ts';

/** 'MedicalProcedure' alone has no offers in schema.org, so a procedure is a service as well. */
const typesOf = { service: 'Service', procedure: ['MedicalProcedure', 'Service'] } as const;

export type ServiceJsonLd = JsonLd<(typeof typesOf)[keyof typeof typesOf]> & {
  '@id': string;
  name: string;
  description: string;
  url: string;
  serviceType: string;
  provider: OrganisationReference;
  areaServed: string[];
  offers?: Offer[];
};

export type ServiceContent = SiteAddress & {
  path: string;
  kind: keyof typeof typesOf;
  name: string;
  description: string;
  organisation: Pick<Organisation, 'name' | 'structuredData'>;
  /** The cards that the page shows, as the content has them. */
  offers?: readonly { title: string; description: string; price: Price }[];
};

export function serviceJsonLd(content: ServiceContent): ServiceJsonLd {
  const { path, kind, name, description, organisation, offers = [], ...site } = content;
  const url = canonicalAddress(site.base, path);
  const { areaServed, currency } = organisation.structuredData;
  return {
    '@context': schemaOrg,
    '@type': typesOf[kind],
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType: name,
    provider: organisationReference(site, organisation),
    areaServed: [...areaServed],
    ...(offers.length === 0 ? {} : { offers: offers.map((card) => offer(card, url, currency)) }),
  };
}
