import { describe, expect, it } from 'vitest';
import { addressesIn, base, organisation } from '../seo.fixtures.ts';
import { webPageJsonLd } from './web-page.ts';
import { websiteJsonLd } from './website.ts';

const page = { path: '/nervous-patients', name: 'Nervous about the dentist?', description: 'What helps.' };

describe('webPageJsonLd', () => {
  const block = webPageJsonLd({ base, organisation, ...page });

  it('has the name, description, URL and language of the page', () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      url: `${base}/nervous-patients`,
      name: 'Nervous about the dentist?',
      description: 'What helps.',
      inLanguage: 'en-GB',
    });
  });

  it('is part of the website that the home page describes', () => {
    const { '@id': id, '@type': type, name, url } = websiteJsonLd({ base, organisation });
    expect(block.isPartOf).toEqual({ '@id': id, '@type': type, name, url });
  });

  it('has only absolute URLs and serialises to JSON', () => {
    expect(addressesIn(block)).toHaveLength(3);
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
