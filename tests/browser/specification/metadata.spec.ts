import { canonicalAddress } from '../../../domain/canonical.ts';
import { type Block, structuredData, typesOf } from '../../support/page-parts.ts';
import { sitePaths } from '../../support/site-paths.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { testBase } from '../../support/test-site.ts';

const service = ['BreadcrumbList', 'Service'];
const clinic = ['BreadcrumbList', 'Dentist'];
const trailOnly = ['BreadcrumbList'];

/** The main types of the blocks that a page carries, sorted. */
const specifiedTypes: Record<string, readonly string[]> = {
  '/': [
    'Dentist',
    'Dentist',
    'Dentist',
    'FAQPage',
    'MedicalBusiness',
    'Organization',
    'Service',
    'Service',
    'Service',
    'VideoObject',
    'VideoObject',
    'VideoObject',
    'WebSite',
  ],
  '/services/general-dentistry': service,
  '/services/cosmetic-dentistry': service,
  '/services/dental-implants': service,
  '/services/teeth-whitening': ['BreadcrumbList', 'FAQPage', 'MedicalProcedure'],
  '/locations/bradford-dentist': clinic,
  '/locations/ripon-dentist': clinic,
  '/locations/leeds-dentist': clinic,
  '/locations/nhs-bradford-dentist': clinic,
  '/locations/nhs-ripon-dentist': clinic,
  '/locations/nhs-leeds-dentist': clinic,
  '/emergency-dentist': ['BreadcrumbList', 'EmergencyService', 'FAQPage'],
};

/** Of a block with several types, the one that tells it from the others. */
const telling = ['MedicalBusiness', 'MedicalProcedure'];
const mainType = (block: Block) => typesOf(block).find((type) => telling.includes(type)) ?? typesOf(block)[0] ?? '';
const mainTypes = async (page: Page) => (await structuredData(page)).map(mainType).sort();
const block = async (page: Page, type: string) => {
  const found = (await structuredData(page)).find((candidate) => mainType(candidate) === type);
  if (!found) throw new Error(`no block of type ${type}`);
  return found;
};

for (const path of sitePaths) {
  test.describe(() => {
    // One after the other in one worker, which opens the page once for both.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      await page.goto(path);
    });
    test.afterAll(() => page.close());

    test(`${path} tells search engines what the specification lists for it`, async () => {
      expect(await mainTypes(page)).toEqual(specifiedTypes[path] ?? trailOnly);
    });

    test(`${path} shows no e-mail address of a practice and offers none to write to`, async () => {
      const text = await page.locator('body').innerText();
      for (const town of ['bradford', 'ripon', 'leeds']) {
        expect(text).not.toContain(`${town}@threeridings.example`);
        await expect(page.locator(`a[href^="mailto:${town}@"]`)).toHaveCount(0);
      }
    });
  });
}

test.describe('the home page tells search engines', () => {
  test('of each practice its hours, rating, price range, payments, place and e-mail', async ({ page }) => {
    await page.goto('/');
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

  test("of the group the price range '$$' and 4.8 with 381, and of its reviews 4.8 with 127", async ({ page }) => {
    await page.goto('/');
    expect(await block(page, 'MedicalBusiness')).toMatchObject({
      priceRange: '$$',
      foundingDate: '2009',
      paymentAccepted: 'Cash, Credit Card, Debit Card, NHS',
      aggregateRating: { ratingValue: 4.8, reviewCount: 381 },
    });
    expect(await block(page, 'Organization')).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 127 } });
  });

  test('of the search, the twelve questions and the three videos', async ({ page }) => {
    await page.goto('/');
    expect(await block(page, 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
    expect((await block(page, 'FAQPage'))['mainEntity']).toHaveLength(12);
    const video = await block(page, 'VideoObject');
    expect(video).toMatchObject({ duration: expect.stringMatching(/^PT/), uploadDate: expect.any(String) });
    expect(String(video['thumbnailUrl'])).toMatch(new RegExp(`^${testBase}/`));
  });
});

test('Teeth Whitening is a procedure with two offers, and has three questions', async ({ page }) => {
  await page.goto('/services/teeth-whitening');
  const offers = (await block(page, 'MedicalProcedure'))['offers'] as { price: number }[];
  expect(offers.map(({ price }) => price)).toEqual([200, 150]);
  expect((await block(page, 'FAQPage'))['mainEntity']).toHaveLength(3);
});

test('the emergency service is open 24/7 on all days, and has two questions', async ({ page }) => {
  await page.goto('/emergency-dentist');
  expect(await block(page, 'EmergencyService')).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']), opens: '00:00', closes: '23:59' }],
  });
  expect((await block(page, 'FAQPage'))['mainEntity']).toHaveLength(2);
});

test('the picture that a video block names is there', async ({ page, request }) => {
  await page.goto('/');
  for (const video of (await structuredData(page)).filter((candidate) => mainType(candidate) === 'VideoObject')) {
    expect((await request.get(String(video['thumbnailUrl']))).status(), String(video['thumbnailUrl'])).toBe(200);
  }
});

test('each soft navigation replaces the canonical link, title and blocks, and leaves nothing of the page before', async ({
  page,
}) => {
  const head = async () => ({
    title: await page.title(),
    canonical: await page.locator('link[rel="canonical"]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    description: await page
      .locator('meta[name="description"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content'))),
    blocks: (await structuredData(page)).map((candidate) => JSON.stringify(candidate)).sort(),
  });
  const way = ['/services/teeth-whitening', '/emergency-dentist', '/complaints', '/services/general-dentistry', '/'];
  const fresh = new Map<string, Awaited<ReturnType<typeof head>>>();
  for (const path of way) {
    await page.goto(path);
    fresh.set(path, await head());
  }
  // Home runs React; from there on the router only swaps what changes.
  await page.goto('/', { waitUntil: 'networkidle' });
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const path of way) {
    const link = path === '/' ? page.locator('nav a[href="/"]') : page.locator(`footer a[href="${path}"]`);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect.poll(head).toEqual(fresh.get(path));
    expect((await head()).canonical).toEqual([canonicalAddress(testBase, path)]);
  }
  expect(documents).toEqual([]);
});
