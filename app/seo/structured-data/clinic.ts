import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Practice } from '../../../content/schema/practice.ts';
import { closedDatesAhead } from '../../../domain/closures.ts';
import { mapSearchLink } from '../../../domain/links.ts';
import { closedDaysOf } from '../../../domain/opening-hours.ts';
import { type AggregateRating, aggregateRating } from './aggregate-rating.ts';
import { figureFor } from './figure-for.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';
import {
  type ClosedDate,
  closedOn,
  type OpeningHoursSpecification,
  openingHoursSpecification,
} from './opening-hours-specification.ts';
import { type OrganisationReference, organisationReference } from './organisation-reference.ts';
import { type PostalAddress, postalAddress } from './postal-address.ts';
import { clinicId, type SiteAddress } from './site-address.ts';
import { telephone } from './telephone.ts';

type GeoCoordinates = JsonLdNode<'GeoCoordinates'> & { latitude: number; longitude: number };
type ServiceOffer = JsonLdNode<'Offer'> & { itemOffered: JsonLdNode<'Service'> & { name: string } };

export type ClinicJsonLd = JsonLd<'Dentist'> & {
  '@id': string;
  name: string;
  description: string;
  url: string;
  parentOrganization: OrganisationReference;
  address: PostalAddress;
  geo: GeoCoordinates;
  hasMap: string;
  telephone?: string;
  email: string;
  priceRange: string;
  paymentAccepted: string;
  currenciesAccepted: string;
  openingHoursSpecification?: OpeningHoursSpecification[];
  specialOpeningHoursSpecification?: ClosedDate[];
  aggregateRating?: AggregateRating;
  makesOffer: ServiceOffer[];
};

/** As far ahead as anybody books a check-up. */
const daysTold = 30;

export type ClinicContent = SiteAddress & {
  now: Date;
  organisation: Pick<Organisation, 'name' | 'closedDays' | 'hours' | 'ratings' | 'structuredData'>;
  practice: Pick<
    Practice,
    'slug' | 'name' | 'summary' | 'website' | 'address' | 'geo' | 'phones' | 'email' | 'hours' | 'ratings' | 'services'
  >;
};

/** Hours and ratings that a practice does not publish for itself are those that the group publishes for every practice. */
export function clinicJsonLd({ now, organisation, practice, ...site }: ClinicContent): ClinicJsonLd {
  const { priceRangeClinic, payments, currency } = organisation.structuredData;
  const { street, locality, postcode } = practice.address;
  const phone = figureFor(practice.phones, 'structured-data')?.phone;
  const week = figureFor([...practice.hours, ...organisation.hours], 'structured-data')?.week;
  const closed = week ? closedDatesAhead(week, now, closedDaysOf(organisation.closedDays, practice.slug), daysTold) : [];
  const rating = aggregateRating([...practice.ratings, ...organisation.ratings], 'structured-data-local-business');
  return {
    '@context': schemaOrg,
    '@type': 'Dentist',
    '@id': clinicId(site, practice.slug),
    name: practice.name,
    description: practice.summary,
    url: practice.website,
    parentOrganization: organisationReference(site, organisation),
    address: postalAddress(practice.address),
    geo: { '@type': 'GeoCoordinates', latitude: practice.geo.latitude, longitude: practice.geo.longitude },
    hasMap: mapSearchLink(`${street}, ${locality}, ${postcode}`),
    ...(phone === undefined ? {} : { telephone: telephone(phone) }),
    email: practice.email,
    priceRange: priceRangeClinic,
    paymentAccepted: payments.join(', '),
    currenciesAccepted: currency,
    ...(week ? { openingHoursSpecification: openingHoursSpecification(week) } : {}),
    ...(closed.length > 0 ? { specialOpeningHoursSpecification: closed.map(closedOn) } : {}),
    ...(rating ? { aggregateRating: rating } : {}),
    makesOffer: practice.services.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  };
}
