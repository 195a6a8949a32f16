import { describe, expect, it } from 'vitest';
import { addressesIn, base, emergencyPage, organisation, practice } from '../seo.fixtures.ts';
import { emergencyServiceJsonLd } from './emergency-service.ts';

describe('emergencyServiceJsonLd', () => {
  const block = emergencyServiceJsonLd({
    base,
    path: '/emergency-dentist',
    organisation,
    practices: [practice],
    page: emergencyPage,
  });

  it("is an emergency service of the organisation with the line's phone number", () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'EmergencyService',
      '@id': `${base}/emergency-dentist#emergency-service`,
      name: 'Emergency Dentist Yorkshire',
      description: 'Tell us what has happened.',
      url: `${base}/emergency-dentist`,
      telephone: '+441632960900',
      parentOrganization: { '@id': `${base}/#organisation` },
      address: [{ '@type': 'PostalAddress', postalCode: 'LS1 1AA', addressCountry: 'GB' }],
      areaServed: ['Leeds', 'Yorkshire'],
    });
  });

  it('is open 24 hours on all seven days', () => {
    expect(block.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    ]);
  });

  it('has only absolute URLs and serialises to JSON', () => {
    expect(addressesIn(block)).toHaveLength(4);
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
