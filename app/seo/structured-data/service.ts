import type { Price } from '../../../content/schema/fields.ts';
import type { Organisation } from '../../../content/schema/organisation.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { schemaOrg } from './json-ld.ts';
import { offer } from './offer.ts';
import { organisationReference } from './organisation-reference.ts';
import type { SiteAddress } from './site-address.ts';

/** In schema.org MedicalProcedure has no offers, so a procedure is also a Service. */
const typesOf = { service: 'Service', procedure: ['MedicalProcedure', 'Service'] };

export type ServiceContent = SiteAddress & {
  path: string;
  kind: keyof typeof typesOf;
  name: string;
  description: string;
  organisation: Pick<Organisation, 'name' | 'structuredData'>;
  /** The treatments on the page. */
  offers?: readonly { title: string; description: string; price: Price }[];
};

export function serviceJsonLd({ path, kind, name, description, organisation, offers = [], ...site }: ServiceContent) {
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
    areaServed,
    ...(offers.length === 0 ? {} : { offers: offers.map((card) => offer(card, url, currency)) }),
  };
}
