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

describe('the block of a service', () => {
  const block = serviceJsonLd(content);
  const url = `${base}/services/cosmetic-dentistry`;

  it('names the service, its page and who provides it', () => {
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

  it('offers each treatment in pounds, from the figure that the page shows', () => {
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

  it('says what the price is for', () => {
    expect(block.offers?.[1]?.priceSpecification).toMatchObject({ minPrice: 500, unitText: 'tooth' });
  });

  it('gives no figure where the page has words', () => {
    expect(block.offers?.[2]).toStrictEqual({ '@type': 'Offer', name: 'Smile makeover', description: 'A plan.', url });
  });

  it('has no offers where the page has no prices', () => {
    const { offers: _, ...withoutOffers } = content;
    expect(serviceJsonLd(withoutOffers)).not.toHaveProperty('offers');
    expect(serviceJsonLd({ ...content, offers: [] })).not.toHaveProperty('offers');
  });

  it('calls a procedure a service as well, because only a service can have offers', () => {
    expect(serviceJsonLd({ ...content, kind: 'procedure' })['@type']).toEqual(['MedicalProcedure', 'Service']);
  });

  it("has the page of the host and the provider of the group on a clinic's own host", () => {
    const there = serviceJsonLd({ ...content, base: 'https://leeds.dental.example', groupBase: base });
    expect(there.url).toBe('https://leeds.dental.example/services/cosmetic-dentistry');
    expect(there.provider).toEqual(block.provider);
  });

  it('has absolute addresses only and survives JSON', () => {
    expect(addressesIn(block)).toHaveLength(7);
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
