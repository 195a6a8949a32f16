import { loadContent } from '../../../content/load.ts';
import { backgroundOf, entries, part } from '../../support/page-parts.ts';
import { expect, test } from '../../support/test.ts';

const content = loadContent('content');

for (const town of ['bradford', 'ripon', 'leeds'] as const) {
  // @spec 2: Bradford Dentist: breadcrumb, address, phone, hours, reasons, services
  test(`the location page of ${town} has an address, phone, hours, reasons and services`, async ({ sharedPage }) => {
    const texts = content.locationPages.find(({ practice }) => practice === town);
    if (!texts) throw new Error(`No location page for ${town}`);
    const page = await sharedPage(`/locations/${town}-dentist`);
    await expect(page.locator('main address').first()).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main table').getByRole('row')).toHaveCount(8);
    expect(await entries(part(page, texts.reasons.heading)).count()).toBeGreaterThanOrEqual(4);
    expect(await entries(part(page, texts.services.heading)).count()).toBeGreaterThanOrEqual(6);
  });

  // @spec 2: NHS Dentist Leeds: headline, badge, booking and Visit buttons, phone, hours
  // @spec 2: NHS Dentist Leeds: benefits, services, information, three steps, booking and contact
  test(`the NHS page of ${town} has a badge, buttons, four benefits, eight services, practice information and three steps`, async ({
    sharedPage,
  }) => {
    const texts = content.nhsLocationPages.find(({ practice }) => practice === town);
    if (!texts) throw new Error(`No NHS page for ${town}`);
    const page = await sharedPage(`/locations/nhs-${town}-dentist`);
    await expect(page.getByText('NHS Registered Practice', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.hero.book, exact: true })).toHaveAttribute('href', /#booking$/);
    await expect(page.getByRole('link', { name: /^Visit / }).first()).toBeVisible();
    await expect(entries(part(page, texts.benefits.heading))).toHaveCount(4);
    await expect(part(page, texts.services.heading).locator('dt')).toHaveCount(8);
    const information = part(page, texts.information.heading);
    await expect(information.locator('address')).toBeVisible();
    await expect(information.locator('a[href^="tel:"]')).toBeVisible();
    await expect(information.getByText('Transport links')).toBeVisible();
    const steps = part(page, texts.steps.heading);
    await expect(entries(steps)).toHaveCount(3);
    await expect(steps.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('#booking')).toBeVisible();
    await expect(page.locator('#contact')).toBeVisible();
  });
}

// @spec 2: NHS Dentist Leeds: amber banner, list full
test('the NHS pages of Bradford and Ripon link to registration, and Leeds shows an amber list-full banner', async ({
  sharedPage,
}) => {
  for (const town of ['bradford', 'ripon', 'leeds']) {
    const texts = content.nhsLocationPages.find(({ practice }) => practice === town);
    const page = await sharedPage(`/locations/nhs-${town}-dentist`);
    const banner = part(page, texts?.status.heading ?? '');
    const { blue, green, red } = await backgroundOf(banner.locator('p').first());
    const register = page.locator(`main a[href="https://register.threeridings.example/${town}"]`);
    if (town === 'leeds') {
      await expect(banner).toContainText('NHS patient list is currently full');
      await expect(register).toHaveCount(0);
      expect(red, 'amber').toBeGreaterThan(green);
      expect(green, 'amber').toBeGreaterThan(blue);
    } else {
      await expect(banner).toContainText(/accepting new NHS patients/i);
      await expect(register.first()).toHaveAttribute('target', '_blank');
      expect(green, 'green').toBeGreaterThan(red);
    }
  }
});
