import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Practice } from '../../../content/schema/practice.ts';
import { aggregateRating } from './aggregate-rating.ts';
import { schemaOrg } from './json-ld.ts';
import { postalAddress } from './postal-address.ts';
import { clinicId, groupAddress, organisationId, type SiteAddress } from './site-address.ts';

export type OrganisationContent = SiteAddress & {
  organisation: Pick<
    Organisation,
    'name' | 'legalName' | 'tagline' | 'description' | 'foundingYear' | 'ratings' | 'structuredData' | 'socialProfiles'
  >;
  practices: readonly Pick<Practice, 'slug' | 'name' | 'website' | 'address'>[];
};

export function organisationJsonLd({ organisation, practices, ...site }: OrganisationContent) {
  const { priceRangeOrganisation, payments, currency, areaServed } = organisation.structuredData;
  return {
    '@context': schemaOrg,
    // In schema.org a price range needs a business type; Organization alone has none.
    '@type': ['Organization', 'MedicalBusiness'],
    '@id': organisationId(site),
    name: organisation.name,
    legalName: organisation.legalName,
    slogan: organisation.tagline,
    description: organisation.description,
    url: groupAddress(site),
    foundingDate: String(organisation.foundingYear),
    address: practices.map((practice) => postalAddress(practice.address)),
    areaServed,
    priceRange: priceRangeOrganisation,
    paymentAccepted: payments.join(', '),
    currenciesAccepted: currency,
    aggregateRating: aggregateRating(organisation.ratings, 'structured-data-organisation'),
    subOrganization: practices.map(({ slug, name, website }) => ({
      '@type': 'Dentist',
      '@id': clinicId(site, slug),
      name,
      url: website,
    })),
    ...(organisation.socialProfiles.length === 0 ? {} : { sameAs: organisation.socialProfiles }),
  };
}
