import { describe, expect, it } from 'vitest';
import { addressesIn, base, now, organisation, practice } from '../seo.fixtures.ts';
import { clinicJsonLd } from './clinic.ts';

describe('clinicJsonLd', () => {
  const block = clinicJsonLd({ base, now, organisation, practice });

  it('is a dentist with its own id and the organisation as parent', () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Dentist',
      '@id': `${base}/#leeds-practice`,
      name: 'Fixture Dental Leeds',
      description: 'A practice in the city centre.',
      url: 'https://leeds.dental.example',
      parentOrganization: { '@type': 'Organization', '@id': `${base}/#organisation`, name: 'Fixture Dental', url: base },
    });
  });

  // @spec 3: Practice in structured data: street, locality, region, postcode, country, latitude, longitude
  it('has address, coordinates and map link', () => {
    expect(block.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '27 Test Lane',
      addressLocality: 'Leeds',
      addressRegion: 'West Yorkshire',
      postalCode: 'LS1 1AA',
      addressCountry: 'GB',
    });
    expect(block.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 53.7997, longitude: -1.5492 });
    expect(new URL(block.hasMap).searchParams.get('query')).toBe('27 Test Lane, Leeds, LS1 1AA');
  });

  it('has the structured-data phone number in +44 form and the e-mail', () => {
    expect(block.telephone).toBe('+441134960310');
    expect(block.email).toBe('leeds@dental.example');
  });

  it('uses the structured-data hours instead of those on the contact card', () => {
    expect(block.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ]);
  });

  it('uses the structured-data rating instead of the one on its card', () => {
    expect(block.aggregateRating).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 150 });
  });

  it('has price range, payments and currency', () => {
    expect(block.priceRange).toBe('£');
    expect(block.paymentAccepted).toBe('Cash, Credit Card, Debit Card, NHS');
    expect(block.currenciesAccepted).toBe('GBP');
  });

  // @spec 3: Practice in structured data: services list
  it('lists its services as offers', () => {
    expect(block.makesOffer.map(({ itemOffered }) => itemOffered.name)).toEqual([
      'General Dentistry',
      'Dental Implants',
      'Emergency Treatment',
    ]);
    expect(block.makesOffer[0]).toEqual({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'General Dentistry' },
    });
  });

  it("prefers the practice's own hours and ratings to the group's", () => {
    const week = {
      monday: 'closed',
      tuesday: { open: '10:00', close: '12:00' },
      wednesday: 'closed',
      thursday: 'closed',
      friday: 'closed',
      saturday: 'closed',
      sunday: 'closed',
    } as const;
    const own = clinicJsonLd({
      now,
      base,
      organisation,
      practice: {
        ...practice,
        hours: [{ surfaces: ['structured-data'], week }],
        ratings: [{ surfaces: ['structured-data-local-business'], rating: 4.1, reviewCount: 12, atLeast: false }],
      },
    });
    expect(own.openingHoursSpecification).toHaveLength(1);
    expect(own.openingHoursSpecification?.[0]).toMatchObject({ dayOfWeek: ['Tuesday'], opens: '10:00', closes: '12:00' });
    expect(own.aggregateRating).toMatchObject({ ratingValue: 4.1, reviewCount: 12 });
  });

  it("has the same id on the clinic's own host", () => {
    const there = clinicJsonLd({ base: 'https://leeds.dental.example', groupBase: base, now, organisation, practice });
    expect(there).toStrictEqual(block);
  });

  it('has only absolute URLs and serialises to JSON', () => {
    const addresses = addressesIn(block);
    expect(addresses).toHaveLength(5);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });

  it('lists closed days in the next month that fall on its opening days', () => {
    const closedDays = [
      { date: '2026-12-24', reason: 'Christmas Eve' },
      { date: '2026-12-23', reason: 'New floor', practices: ['ripon'] },
    ];
    const block = clinicJsonLd({
      base,
      now: new Date('2026-12-01T10:00:00Z'),
      organisation: { ...organisation, closedDays },
      practice,
    });
    expect(block.specialOpeningHoursSpecification?.map(({ name, validFrom }) => `${validFrom} ${name}`)).toEqual([
      '2026-12-24 Christmas Eve',
      '2026-12-25 Christmas Day',
      // Included because it has Saturday hours.
      '2026-12-26 Boxing Day',
      '2026-12-28 Boxing Day (substitute day)',
    ]);
    expect(clinicJsonLd({ base, now, organisation, practice })).not.toHaveProperty('specialOpeningHoursSpecification');
  });
});
