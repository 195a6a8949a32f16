import { describe, expect, it } from 'vitest';
import { addressesIn, base } from '../seo.fixtures.ts';
import { breadcrumbJsonLd } from './breadcrumb.ts';

describe('breadcrumbJsonLd', () => {
  it('has the levels of the visible breadcrumb, counted from 1', () => {
    expect(breadcrumbJsonLd(base, '/services/general-dentistry')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: base },
        { '@type': 'ListItem', position: 2, name: 'Services', item: `${base}/#services` },
        { '@type': 'ListItem', position: 3, name: 'General Dentistry', item: `${base}/services/general-dentistry` },
      ],
    });
  });

  it('ends with the canonical URL of the page', () => {
    expect(breadcrumbJsonLd(base, '/emergency-dentist/')?.itemListElement.at(-1)?.item).toBe(`${base}/emergency-dentist`);
  });

  it('uses the name that a page gives itself', () => {
    const block = breadcrumbJsonLd(base, '/nervous-patients', 'Nervous about the dentist?');
    expect(block?.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Nervous about the dentist?']);
  });

  it('is undefined on the home page', () => {
    expect(breadcrumbJsonLd(base, '/')).toBeUndefined();
  });

  it('has only absolute URLs and serialises to JSON', () => {
    const block = breadcrumbJsonLd(base, '/blog/why-gums-bleed');
    expect(addressesIn(block)).toHaveLength(3);
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
