import { expect, test } from '@playwright/test';
import { loadContent } from '../../../content-model/load.ts';
import { backgroundOf, entries, part } from '../../support/page-parts.ts';

const content = loadContent('content');

test.describe('Emergency Dentist', () => {
  test.describe('with geolocation in Leeds', () => {
    test.use({ geolocation: { latitude: 53.8, longitude: -1.55 }, permissions: ['geolocation'] });

    // @spec 2: Emergency: 'Find Nearest Location'
    test('Find Nearest Location sorts the practices by distance', async ({ page }) => {
      await page.goto('/emergency-dentist', { waitUntil: 'networkidle' });
      const towns = entries(part(page, content.emergencyPage.locations.heading)).getByRole('heading', { level: 3 });
      await expect(towns).toHaveText(['Bradford', 'Ripon', 'Leeds']);
      // Retried, because the link only scrolls to the list before the script has loaded.
      await expect(async () => {
        await page.getByRole('link', { name: 'Find Nearest Location' }).click();
        await expect(towns).toHaveText(['Leeds', 'Bradford', 'Ripon'], { timeout: 2_000 });
      }).toPass();
    });
  });

  // @spec 2: Emergency: 'Find Nearest Location'
  test('Find Nearest Location scrolls to the list without geolocation', async ({ page }) => {
    await page.goto('/emergency-dentist', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Find Nearest Location' }).click();
    await expect(part(page, content.emergencyPage.locations.heading)).toBeInViewport();
  });
});

// @spec 9: Select list at most 24rem high
test('the list of a select is at most 24rem high', async ({ page }) => {
  await page.goto('/share-your-story');
  const limit = await page
    .getByLabel('Treatment', { exact: true })
    .evaluate((select) => getComputedStyle(select, '::picker(select)').maxBlockSize);
  expect(limit).toBe(`${24 * 16}px`);
});

// @spec 2: Emergency: alert bar, hero, six cards, three practices, four steps
// @spec 2: NHS Dentist Leeds: amber banner, list full
test('the alert bar is red, and the banner of an NHS list is amber if it is full, else green', async ({ page }) => {
  await page.goto('/emergency-dentist');
  const alert = await backgroundOf(page.getByRole('main').getByText(content.emergencyPage.alert.text));
  expect(alert.red - alert.green).toBeGreaterThan(80);
  for (const town of ['bradford', 'leeds']) {
    const texts = content.nhsLocationPages.find(({ practice }) => practice === town);
    await page.goto(`/locations/nhs-${town}-dentist`);
    const { blue, green, red } = await backgroundOf(
      part(page, texts?.status.heading ?? '')
        .locator('p')
        .first(),
    );
    if (town === 'leeds') expect(red > green && green > blue, 'amber').toBe(true);
    else expect(green, 'green').toBeGreaterThan(red);
  }
});
