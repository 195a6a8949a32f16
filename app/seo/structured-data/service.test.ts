import { describe, expect, it } from 'vitest';
import { addressesIn, base, organisation } from '../seo.fixtures.ts';
import { type ServiceContent, serviceJsonLd } from './service.ts';

const content: ServiceContent = {
  base,
  path: '/services/cosmetic-dentistry',
  kind: 'service',
  name: 'Cosmetic Dentistry',
  description: 'Whitening, veneers and bonding.',
  organisation,
  offers: [
    { title: 'Whitening', description: 'Lighter teeth.', price: { from: 200 } },
    { title: 'Veneers', description: 'Thin covers.', price: { from: 500, per: 'tooth' } },
    { title: 'Smile makeover', description: 'A plan.', price: { words: 'Consultation required' } },
  ],
};

describe('serviceJsonLd', () => {
  const block = serviceJsonLd(content);
  const url = `${base}/services/cosmetic-dentistry`;

  it('has name, page and provider', () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': `${url}#service`,
      name: 'Cosmetic Dentistry',
      description: 'Whitening, veneers and bonding.',
      url,
      serviceType: 'Cosmetic Dentistry',
      provider: { '@type': 'Organization', '@id': `${base}/#organisation`, name: 'Fixture Dental' },
      areaServed: ['Leeds', 'Yorkshire'],
    });
  });

  it('has an offer in pounds for each treatment', () => {
    expect(block.offers?.[0]).toEqual({
      '@type': 'Offer',
      name: 'Whitening',
      description: 'Lighter teeth.',
      url,
      priceCurrency: 'GBP',
      price: 200,
      priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'GBP', minPrice: 200 },
    });
  });

  it('includes the unit of a price', () => {
    expect(block.offers?.[1]?.priceSpecification).toMatchObject({ minPrice: 500, unitText: 'tooth' });
  });

  it('has no amount for a text price', () => {
    expect(block.offers?.[2]).toStrictEqual({ '@type': 'Offer', name: 'Smile makeover', description: 'A plan.', url });
  });

  it('has no offers if the page has no prices', () => {
    const { offers: _, ...withoutOffers } = content;
    expect(serviceJsonLd(withoutOffers)).not.toHaveProperty('offers');
    expect(serviceJsonLd({ ...content, offers: [] })).not.toHaveProperty('offers');
  });

  it('marks a procedure as a service too, because only services can have offers', () => {
    expect(serviceJsonLd({ ...content, kind: 'procedure' })['@type']).toEqual(['MedicalProcedure', 'Service']);
  });

  it("uses the clinic's own host for the page and the group as provider", () => {
    const there = serviceJsonLd({ ...content, base: 'https://leeds.dental.example', groupBase: base });
    expect(there.url).toBe('https://leeds.dental.example/services/cosmetic-dentistry');
    expect(there.provider).toEqual(block.provider);
  });

  it('has only absolute URLs and serialises to JSON', () => {
    expect(addressesIn(block)).toHaveLength(7);
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
