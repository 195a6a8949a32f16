import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { mainType } from '../support/page-parts.ts';
import { jsonLd, parseHtml, servedPage, textOf } from '../support/served-page.ts';
import { testBase, testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

const content = loadContent('content');

const blocks = async (path: string, type: string) =>
  jsonLd((await servedPage(path)).document).filter((candidate) => mainType(candidate) === type);

// @spec 3: Practice in structured data: street, locality, region, postcode, country, latitude, longitude
// @spec 3: Practice in structured data: services list
// @spec 3: The practice e-mail appears only in structured data
// @spec 9: Hours in structured data: Mon-Fri 09:00-17:30, Sat 09:00-13:00
// @spec 9: Structured data: 4.8 with 127, 381 and 150
// @spec 9: Practice e-mail in structured data only
test('home has the hours, rating, price range, payments, place and email of each practice', async () => {
  const practices = await blocks('/', 'Dentist');
  expect(practices.map(({ contactPoint }) => (contactPoint as { email: string }).email)).toEqual([
    'bradford@threeridings.example',
    'ripon@threeridings.example',
    'leeds@threeridings.example',
  ]);
  for (const [index, practice] of practices.entries()) {
    const { address, geo, services = [] } = content.practices[index] ?? {};
    expect(practice).toMatchObject({
      priceRange: '£',
      paymentAccepted: 'Cash, Credit Card, Debit Card, NHS',
      currenciesAccepted: 'GBP',
      address: {
        streetAddress: address?.street,
        addressLocality: address?.locality,
        addressRegion: address?.region,
        postalCode: address?.postcode,
        addressCountry: 'GB',
      },
      geo,
      telephone: expect.stringMatching(/^\+44\d{9,10}$/),
      makesOffer: services.map((name) => ({ itemOffered: { name } })),
      aggregateRating: {
        ratingValue: 4.8,
        reviewCount: 150,
        description: 'Our own patient survey, all three practices, in 2024',
      },
      contactPoint: {
        contactType: 'Email enquiries',
        description: 'Email enquiries: Mon-Fri 9:00-5:30; Sat 9:00-1:00; Sun Closed',
        hoursAvailable: [
          { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:30' },
          { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
        ],
      },
    });
  }
});

// @spec 9: Structured data: 4.8 with 127, 381 and 150
// @spec 9: Payments, GBP, GB, price ranges '$$' and '£'
test("home has the price range '$$' and 4.8 from 381 reviews for the group, and 4.8 from 127 for the organisation", async () => {
  expect(await blocks('/', 'MedicalBusiness')).toMatchObject([
    {
      priceRange: '$$',
      foundingDate: '2009',
      paymentAccepted: 'Cash, Credit Card, Debit Card, NHS',
      aggregateRating: { ratingValue: 4.8, reviewCount: 381 },
    },
  ]);
  expect(await blocks('/', 'Organization')).toMatchObject([{ aggregateRating: { ratingValue: 4.8, reviewCount: 127 } }]);
});

// @spec 1: Structured data: a search action for the website, twelve questions and three videos
// @spec 7: Video embed with autoplay, rel=0 and modestbranding; thumbnails from our own origin
test('home has a search action, twelve questions and three videos with existing thumbnails', async () => {
  const urlTemplate = `${testBase}/search?q={search_term_string}`;
  expect(await blocks('/', 'WebSite')).toMatchObject([{ potentialAction: { '@type': 'SearchAction', target: { urlTemplate } } }]);
  expect((await blocks('/', 'FAQPage'))[0]?.['mainEntity']).toHaveLength(12);
  const videos = await blocks('/', 'VideoObject');
  expect(videos).toHaveLength(3);
  for (const video of videos) {
    expect(video).toMatchObject({ duration: expect.stringMatching(/^PT/), uploadDate: expect.any(String) });
    const thumbnail = String(video['thumbnailUrl']);
    expect(thumbnail).toMatch(new RegExp(`^${testBase}/`));
    expect((await fetch(thumbnail)).status, thumbnail).toBe(200);
  }
});

// @spec 2: Teeth Whitening: structured data, a procedure with two offers and the FAQ
test('Teeth Whitening has a procedure with two offers and three questions', async () => {
  const [procedure] = await blocks('/services/teeth-whitening', 'MedicalProcedure');
  expect(procedure?.['offers']).toMatchObject([{ price: 200 }, { price: 150 }]);
  expect((await blocks('/services/teeth-whitening', 'FAQPage'))[0]?.['mainEntity']).toHaveLength(3);
});

test.each([
  ['/services/general-dentistry', undefined],
  ['/services/cosmetic-dentistry', [200, 500, 150, undefined]],
  ['/services/dental-implants', [2500, 5000, 15_000, 3500]],
])('%s has the prices of its page', async (path, prices) => {
  const [service] = await blocks(path, 'Service');
  expect((service?.['offers'] as { price?: number }[] | undefined)?.map(({ price }) => price)).toEqual(prices);
});

// @spec 2: Emergency: title and structured data, removed on leaving
// @spec 9: Emergency line 24/7 across 3 locations
test('Emergency Dentist has a 24/7 emergency service and two questions', async () => {
  const open = { dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']), opens: '00:00', closes: '23:59' };
  expect(await blocks('/emergency-dentist', 'EmergencyService')).toMatchObject([{ openingHoursSpecification: [open] }]);
  expect((await blocks('/emergency-dentist', 'FAQPage'))[0]?.['mainEntity']).toHaveLength(2);
});

test('the footer and the structured data give the days on which the page and the site last changed', async () => {
  const web = await startWebProcess(testPort + 291, {});
  try {
    const home = parseHtml(await (await fetch(web.base)).text());
    expect(textOf(home.querySelector('footer'))).toContain('Site last updated 1 March 2026');
    expect(jsonLd(home).find((block) => mainType(block) === 'WebSite')).toMatchObject({ dateModified: '2026-03-01' });
    for (const path of [
      '/',
      '/complaints',
      '/accessibility',
      '/nhs-information',
      '/privacy-policy',
      '/terms-of-service',
      '/blog',
      '/x/home',
    ]) {
      const said = textOf(parseHtml(await (await fetch(web.base + path)).text()).body);
      expect(said.includes('This page last changed 1 February 2026'), path).toBe(/^\/($|comp|acc|nhs)/.test(path));
      expect(said.includes('Last updated January 2025'), path).toBe(/^\/(privacy|terms)/.test(path));
    }
  } finally {
    await web.stop();
  }
});
