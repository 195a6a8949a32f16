import type { Organisation } from '../../../content-model/schema/organisation.ts';
import type { Practice } from '../../../content-model/schema/practice.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { capitalise } from '../../../domain/capitalise.ts';
import { type SpecialDay, specialDaysAhead } from '../../../domain/closures.ts';
import { mapSearchLink } from '../../../domain/links.ts';
import { weekdays } from '../../../domain/london-time.ts';
import { closedDaysOf, type DayHours, hoursBeside, hoursOn, type WeekHours } from '../../../domain/opening-hours.ts';
import { publishedOn, withGroup } from '../../../domain/published.ts';
import { internationalPhone } from '../../../domain/uk-phone.ts';
import { aggregateRating, clinicId, organisationReference, postalAddress, type SiteAddress, schemaOrg } from './parts.ts';

/** How many days ahead to list other hours. */
const specialDays = 30;

type ClinicContent = SiteAddress & { now: Date; organisation: Organisation; practice: Practice };

/** The rating defaults to the group's if the practice has none for structured data. */
export function clinicJsonLd({ now, organisation, practice, ...site }: ClinicContent) {
  const { priceRangeClinic, payments, currency } = organisation.structuredData;
  const { street, locality, postcode } = practice.address;
  const own = hoursOn(practice, organisation, 'structured-data');
  const answered = hoursBeside(organisation, 'structured-data');
  const special = specialDaysAhead(own, now, closedDaysOf(organisation.closedDays, practice.slug), specialDays);
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
    telephone: internationalPhone(publishedOn(practice.phones, 'contact-card').phone),
    priceRange: priceRangeClinic,
    paymentAccepted: payments.join(', '),
    currenciesAccepted: currency,
    openingHoursSpecification: openingHoursSpecification(own),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special.flatMap(hoursOfDay) } : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      email: practice.email,
      ...(answered && {
        contactType: answered.label,
        description: `${answered.label}: ${answered.text}`,
        hoursAvailable: openingHoursSpecification(answered.week),
      }),
    },
    aggregateRating: aggregateRating(withGroup(practice.ratings, organisation.ratings), 'structured-data-local-business'),
    makesOffer: practice.services.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  };
}

/** The hours of one date. Search engines read equal times as closed. */
const hoursOfDay = ({ date, reason, spans }: SpecialDay) =>
  (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    name: reason,
    opens: from,
    closes: to,
    validFrom: date,
    validThrough: date,
  }));

const openOn = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

/** Days with the same hours share an entry. Closed days have none. */
export function openingHoursSpecification(week: WeekHours) {
  const specifications = new Map<string, ReturnType<typeof openOn>>();
  for (const weekday of weekdays) {
    for (const [opens, closes] of spansOf(week[weekday])) {
      const key = `${opens}-${closes}`;
      const known = specifications.get(key);
      if (known) known.dayOfWeek.push(capitalise(weekday));
      else specifications.set(key, openOn([capitalise(weekday)], opens, closes));
    }
  }
  return [...specifications.values()];
}

/** Search engines read 00:00 to 23:59 as open 24 hours. */
export const openAroundTheClock = () => [openOn(weekdays.map(capitalise), '00:00', '23:59')];

function spansOf(hours: DayHours): [opens: string, closes: string][] {
  if (hours === 'closed') return [];
  const { open, close, lunch } = hours;
  if (!lunch) return [[open, close]];
  return [
    [open, lunch.from],
    [lunch.to, close],
  ];
}

type EmergencyServiceContent = SiteAddress & {
  path: string;
  organisation: Organisation;
  practices: readonly Practice[];
  page: Pick<SiteContent['emergencyPage'], 'hero' | 'line'>;
};

/** The emergency line, open 24 hours. */
export function emergencyServiceJsonLd({ path, organisation, practices, page, ...site }: EmergencyServiceContent) {
  const url = canonicalAddress(site.base, path);
  return {
    '@context': schemaOrg,
    '@type': 'EmergencyService',
    '@id': `${url}#emergency-service`,
    name: page.hero.heading,
    description: page.hero.lead,
    url,
    telephone: internationalPhone(page.line.phone),
    parentOrganization: organisationReference(site, organisation),
    address: practices.map((practice) => postalAddress(practice.address)),
    areaServed: organisation.structuredData.areaServed,
    openingHoursSpecification: openAroundTheClock(),
  };
}
