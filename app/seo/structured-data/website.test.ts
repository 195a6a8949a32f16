import { describe, expect, it } from 'vitest';
import { addressesIn, base, organisation } from '../seo.fixtures.ts';
import { websiteJsonLd } from './website.ts';

describe('websiteJsonLd', () => {
  const block = websiteJsonLd({ base, organisation });

  it('has the site and its publisher', () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${base}/#website`,
      url: base,
      name: 'Fixture Dental',
      inLanguage: 'en-GB',
      publisher: { '@id': `${base}/#organisation` },
    });
  });

  it('has a search action', () => {
    expect(block.potentialAction).toEqual({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
  });

  it("is a separate site with the same publisher on a clinic's own host", () => {
    const there = websiteJsonLd({ base: 'https://leeds.dental.example', groupBase: base, organisation });
    expect(there.url).toBe('https://leeds.dental.example');
    expect(there['@id']).toBe('https://leeds.dental.example/#website');
    expect(there.publisher).toEqual(block.publisher);
  });

  it('has only absolute URLs and serialises to JSON', () => {
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
