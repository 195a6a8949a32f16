import { describe, expect, it } from 'vitest';
import { addressesIn, base, organisation, practice } from '../seo.fixtures.ts';
import { organisationJsonLd } from './organisation.ts';

describe('organisationJsonLd', () => {
  const block = organisationJsonLd({ base, organisation, practices: [practice] });

  it('has the names and description from the content', () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Organization', 'MedicalBusiness'],
      '@id': `${base}/#organisation`,
      name: 'Fixture Dental',
      legalName: 'Fixture Dental Limited',
      slogan: 'Teeth for tests',
      description: 'Three invented practices that exist in tests only.',
      url: base,
      foundingDate: '2009',
      areaServed: ['Leeds', 'Yorkshire'],
    });
  });

  it('has the organisation rating and price range', () => {
    expect(block.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      reviewCount: 381,
      bestRating: 5,
      worstRating: 1,
    });
    expect(block.priceRange).toBe('$$');
  });

  it('has payments and currency', () => {
    expect(block.paymentAccepted).toBe('Cash, Credit Card, Debit Card, NHS');
    expect(block.currenciesAccepted).toBe('GBP');
  });

  it("refers to each practice by its block's id", () => {
    expect(block.subOrganization).toEqual([
      {
        '@type': 'Dentist',
        '@id': `${base}/#leeds-practice`,
        name: 'Fixture Dental Leeds',
        url: 'https://leeds.dental.example',
      },
    ]);
    expect(block.address.map(({ postalCode }) => postalCode)).toEqual(['LS1 1AA']);
  });

  it("describes the group on a clinic's own host", () => {
    const site = { base: 'https://leeds.dental.example', groupBase: base };
    const there = organisationJsonLd({ ...site, organisation, practices: [practice] });
    expect(there['@id']).toBe(block['@id']);
    expect(there.url).toBe(base);
    expect(there.subOrganization).toEqual(block.subOrganization);
  });

  it('includes social profiles if there are any', () => {
    expect(block).not.toHaveProperty('sameAs');
    const socialProfiles = ['https://social.example/fixture-dental'];
    const social = organisationJsonLd({ base, organisation: { ...organisation, socialProfiles }, practices: [] });
    expect(social.sameAs).toEqual(socialProfiles);
  });

  it('has only absolute URLs and serialises to JSON', () => {
    const addresses = addressesIn(block);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
