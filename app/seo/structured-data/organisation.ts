import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Practice } from '../../../content/schema/practice.ts';
import { absoluteAddress } from '../absolute-address.ts';
import { type AggregateRating, aggregateRating } from './aggregate-rating.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';
import { type PostalAddress, postalAddress } from './postal-address.ts';
import { clinicId, groupAddress, organisationId, type SiteAddress } from './site-address.ts';

type ClinicReference = JsonLdNode<'Dentist'> & { '@id': string; name: string; url: string };

/** A price range belongs to a business in schema.org; a bare Organization has none. */
const types = ['Organization', 'MedicalBusiness'] as const;

export type OrganisationJsonLd = JsonLd<typeof types> & {
  '@id': string;
  name: string;
  legalName: string;
  slogan: string;
  description: string;
  url: string;
  logo?: string;
  foundingDate: string;
  address: PostalAddress[];
  areaServed: string[];
  priceRange: string;
  paymentAccepted: string;
  currenciesAccepted: string;
  aggregateRating?: AggregateRating;
  subOrganization: ClinicReference[];
  sameAs?: string[];
};

export type OrganisationContent = SiteAddress & {
  organisation: Pick<
    Organisation,
    'name' | 'legalName' | 'tagline' | 'description' | 'foundingYear' | 'ratings' | 'structuredData' | 'socialProfiles'
  >;
  practices: readonly Pick<Practice, 'slug' | 'name' | 'website' | 'address'>[];
  logoPath?: string;
};

export function organisationJsonLd({ organisation, practices, logoPath, ...site }: OrganisationContent): OrganisationJsonLd {
  const { priceRangeOrganisation, payments, currency, areaServed } = organisation.structuredData;
  const rating = aggregateRating(organisation.ratings, 'structured-data-organisation');
  return {
    '@context': schemaOrg,
    '@type': types,
    '@id': organisationId(site),
    name: organisation.name,
    legalName: organisation.legalName,
    slogan: organisation.tagline,
    description: organisation.description,
    url: groupAddress(site),
    ...(logoPath === undefined ? {} : { logo: absoluteAddress(site.base, logoPath) }),
    foundingDate: String(organisation.foundingYear),
    address: practices.map((practice) => postalAddress(practice.address)),
    areaServed: [...areaServed],
    priceRange: priceRangeOrganisation,
    paymentAccepted: payments.join(', '),
    currenciesAccepted: currency,
    ...(rating ? { aggregateRating: rating } : {}),
    subOrganization: practices.map(({ slug, name, website }) => ({
      '@type': 'Dentist',
      '@id': clinicId(site, slug),
      name,
      url: website,
    })),
    ...(organisation.socialProfiles.length === 0 ? {} : { sameAs: [...organisation.socialProfiles] }),
  };
}
