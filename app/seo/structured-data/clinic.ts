import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Practice } from '../../../content/schema/practice.ts';
import { closedDatesAhead } from '../../../domain/closures.ts';
import { mapSearchLink } from '../../../domain/links.ts';
import { closedDaysOf } from '../../../domain/opening-hours.ts';
import { publishedOn } from '../../../domain/published.ts';
import { aggregateRating } from './aggregate-rating.ts';
import { schemaOrg } from './json-ld.ts';
import { closedOn, openingHoursSpecification } from './opening-hours-specification.ts';
import { organisationReference } from './organisation-reference.ts';
import { postalAddress } from './postal-address.ts';
import { clinicId, type SiteAddress } from './site-address.ts';
import { telephone } from './telephone.ts';

/** How many days ahead to list closures. */
const closureDays = 30;

export type ClinicContent = SiteAddress & {
  now: Date;
  organisation: Pick<Organisation, 'name' | 'closedDays' | 'hours' | 'ratings' | 'structuredData'>;
  practice: Pick<
    Practice,
    'slug' | 'name' | 'summary' | 'website' | 'address' | 'geo' | 'phones' | 'email' | 'hours' | 'ratings' | 'services'
  >;
};

/** Hours and ratings default to the group's if the practice has none for structured data. */
export function clinicJsonLd({ now, organisation, practice, ...site }: ClinicContent) {
  const { priceRangeClinic, payments, currency } = organisation.structuredData;
  const { street, locality, postcode } = practice.address;
  const { week } = publishedOn([...practice.hours, ...organisation.hours], 'structured-data');
  const closed = closedDatesAhead(week, now, closedDaysOf(organisation.closedDays, practice.slug), closureDays);
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
    telephone: telephone(publishedOn(practice.phones, 'structured-data').phone),
    email: practice.email,
    priceRange: priceRangeClinic,
    paymentAccepted: payments.join(', '),
    currenciesAccepted: currency,
    openingHoursSpecification: openingHoursSpecification(week),
    ...(closed.length > 0 ? { specialOpeningHoursSpecification: closed.map(closedOn) } : {}),
    aggregateRating: aggregateRating([...practice.ratings, ...organisation.ratings], 'structured-data-local-business'),
    makesOffer: practice.services.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  };
}
