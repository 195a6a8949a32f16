import { canonicalAddress } from '../../../domain/canonical.ts';
import { mainType, structuredData } from '../../support/page-parts.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { testBase } from '../../support/test-site.ts';

const block = async (page: Page, type: string) => {
  const found = (await structuredData(page)).find((candidate) => mainType(candidate) === type);
  if (!found) throw new Error(`No structured data of type ${type}`);
  return found;
};

test.describe('the structured data of the home page', () => {
  // @spec 3: The practice e-mail appears only in structured data
  // @spec 9: Hours in structured data: Mon-Fri 09:00-17:30, Sat 09:00-13:00
  // @spec 9: Structured data: 4.8 with 127, 381 and 150
  // @spec 9: Practice e-mail in structured data only
  test('has the hours, rating, price range, payments, place and email of each practice', async ({ sharedPage }) => {
    const page = await sharedPage('/');
    const practices = (await structuredData(page)).filter((candidate) => mainType(candidate) === 'Dentist');
    expect(practices.map(({ email }) => email)).toEqual([
      'bradford@threeridings.example',
      'ripon@threeridings.example',
      'leeds@threeridings.example',
    ]);
    for (const practice of practices) {
      expect(practice).toMatchObject({
        priceRange: '£',
        paymentAccepted: 'Cash, Credit Card, Debit Card, NHS',
        currenciesAccepted: 'GBP',
        address: { addressCountry: 'GB' },
        geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
        aggregateRating: { ratingValue: 4.8, reviewCount: 150 },
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:30' },
          { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
        ],
      });
    }
  });

  // @spec 9: Structured data: 4.8 with 127, 381 and 150
  // @spec 9: Payments, GBP, GB, price ranges '$$' and '£'
  test("has the price range '$$' and 4.8 from 381 reviews for the group, and 4.8 from 127 for the organisation", async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/');
    expect(await block(page, 'MedicalBusiness')).toMatchObject({
      priceRange: '$$',
      foundingDate: '2009',
      paymentAccepted: 'Cash, Credit Card, Debit Card, NHS',
      aggregateRating: { ratingValue: 4.8, reviewCount: 381 },
    });
    expect(await block(page, 'Organization')).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 127 } });
  });

  // @spec 1: Structured data: a search action for the website, twelve questions and three videos
  test('has a search action, twelve questions and the videos', async ({ sharedPage }) => {
    const page = await sharedPage('/');
    expect(await block(page, 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
    expect((await block(page, 'FAQPage'))['mainEntity']).toHaveLength(12);
    const video = await block(page, 'VideoObject');
    expect(video).toMatchObject({ duration: expect.stringMatching(/^PT/), uploadDate: expect.any(String) });
    expect(String(video['thumbnailUrl'])).toMatch(new RegExp(`^${testBase}/`));
  });
});

// @spec 2: Teeth Whitening: structured data, a procedure with two offers and the FAQ
test('Teeth Whitening has a procedure with two offers and three questions', async ({ sharedPage }) => {
  const page = await sharedPage('/services/teeth-whitening');
  const offers = (await block(page, 'MedicalProcedure'))['offers'] as { price: number }[];
  expect(offers.map(({ price }) => price)).toEqual([200, 150]);
  expect((await block(page, 'FAQPage'))['mainEntity']).toHaveLength(3);
});

// @spec 2: Emergency: title and structured data, removed on leaving
// @spec 9: Emergency line 24/7 across 3 locations
test('Emergency Dentist has a 24/7 emergency service and two questions', async ({ sharedPage }) => {
  const page = await sharedPage('/emergency-dentist');
  expect(await block(page, 'EmergencyService')).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']), opens: '00:00', closes: '23:59' }],
  });
  expect((await block(page, 'FAQPage'))['mainEntity']).toHaveLength(2);
});

// @spec 7: Video embed with autoplay, rel=0 and modestbranding; thumbnails from our own origin
test('the thumbnails in the video structured data exist', async ({ sharedPage, request }) => {
  const page = await sharedPage('/');
  for (const video of (await structuredData(page)).filter((candidate) => mainType(candidate) === 'VideoObject')) {
    expect((await request.get(String(video['thumbnailUrl']))).status(), String(video['thumbnailUrl'])).toBe(200);
  }
});

// @spec 1: Structured data is removed when the page is left
// @spec 1: The canonical link is replaced on every route change
// @spec 2: Emergency: title and structured data, removed on leaving
// @spec 4: Metadata and structured data set on entering, removed on leaving
// @spec 4: Keywords and robots too are replaced on entering another page
test('following links replaces the canonical link, title, metadata and structured data', async ({ page }) => {
  const head = async () => ({
    title: await page.title(),
    canonical: await page.locator('link[rel="canonical"]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    named: await page
      .locator('meta[name="description"], meta[name="keywords"], meta[name="robots"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content'))),
    blocks: (await structuredData(page)).map((candidate) => JSON.stringify(candidate)).sort(),
  });
  const paths = ['/services/teeth-whitening', '/emergency-dentist', '/complaints', '/services/general-dentistry', '/'];
  const expected = new Map<string, Awaited<ReturnType<typeof head>>>();
  for (const path of paths) {
    await page.goto(path);
    expected.set(path, await head());
  }
  for (const path of paths) {
    const link = path === '/' ? page.locator('nav a[href="/"]') : page.locator(`footer a[href="${path}"]`);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect.poll(head).toEqual(expected.get(path));
    expect((await head()).canonical).toEqual([canonicalAddress(testBase, path)]);
  }
});
