import { loadContent } from '../../../content/load.ts';
import { backgroundOf, entries, part } from '../../support/page-parts.ts';
import { expect, test } from '../../support/test.ts';

const content = loadContent('content');

test.describe('Emergency Dentist', () => {
  // @spec 2: Emergency: alert bar, hero, six cards, three practices, four steps
  // @spec 9: Emergency line 24/7 across 3 locations
  test('Emergency Dentist has a red alert bar with a call link, two buttons, six advice cards, three practices and four steps', async ({
    sharedPage,
  }) => {
    const { alert, closing, emergencies, hero, line, locations, whatToExpect } = content.emergencyPage;
    const page = await sharedPage('/emergency-dentist');
    const dial = `tel:+44${line.phone.replaceAll(' ', '').slice(1)}`;
    const call = page.getByRole('link', { name: new RegExp(`^${alert.call}`) });
    await expect(call).toHaveAttribute('href', dial);
    for (const element of [page.getByRole('main').getByText(alert.text), call]) {
      const { green, red } = await backgroundOf(element);
      expect(red - green, 'red').toBeGreaterThan(80);
    }
    await expect(page.getByRole('link', { name: hero.call, exact: true })).toHaveAttribute('href', dial);
    await expect(page.getByRole('link', { name: hero.availability, exact: true })).toBeVisible();
    const cards = entries(part(page, emergencies.heading)).filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Severe tooth pain',
      'Knocked-out tooth',
      'Broken/chipped tooth',
      'Dental abscess',
      'Lost filling/crown',
      'Oral bleeding',
    ]);
    for (const card of await cards.all()) expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    await expect(entries(part(page, locations.heading))).toHaveCount(3);
    for (const place of await entries(part(page, locations.heading)).all()) {
      await expect(place.locator('a[href^="tel:+44"]')).toHaveCount(1);
    }
    await expect(entries(part(page, whatToExpect.heading)).getByRole('heading')).toHaveText([
      'Assessment',
      'Pain relief',
      'Treatment',
      'Follow-up',
    ]);
    await expect(page.getByRole('link', { name: closing.action, exact: true })).toHaveAttribute('href', /^#/);
    await expect(page.locator('main details')).toHaveCount(2);
  });

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

test.describe('Network of clinics', () => {
  // @spec 1: A page lists partner clinics
  // @spec 2: Network of clinics: hero, two cards in Ontario, Visit Website in a new tab
  test('Network of clinics has two cards with name, place, specialty, rating, review count and a website in a new tab', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/network-of-clinics');
    const clinics = page.locator('main li').filter({ has: page.getByRole('link', { name: /^Visit Website/ }) });
    await expect(clinics).toHaveText([
      /Kingston, Ontario, Canada.*Harbourlight Dental Studio/s,
      /Peterborough, Ontario, Canada.*Loonsong Orthodontics/s,
    ]);
    for (const [index, [specialty, rating, count]] of (
      [
        ['Family and cosmetic dentistry', '4.8', '214'],
        ['Braces and clear aligners', '4.7', '168'],
      ] as const
    ).entries()) {
      const clinic = clinics.nth(index);
      await expect(clinic).toContainText(specialty);
      await expect(clinic).toContainText(rating);
      await expect(clinic).toContainText(`${count} Google reviews`);
      await expect(clinic.getByRole('link')).toHaveAttribute('target', '_blank');
      await expect(clinic.getByRole('link')).toHaveAttribute('rel', /\bnoopener\b/);
    }
    await expect(page.getByRole('heading', { name: 'Important Information' })).toBeVisible();
  });
});

test.describe('NHS Information', () => {
  const { charges, comparison, contact, exemptions, registration } = content.nhsInformationPage;

  // @spec 2: NHS Information: bands, free treatment, NHS and private
  // @spec 9: NHS charges 2025: £25.80, £70.70, £306.80, emergency £25.80
  test('NHS Information shows the charge bands, the exemptions and a comparison of NHS and private care', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/nhs-information');
    await expect(part(page, charges.heading).locator('tbody tr')).toHaveText([
      /Band 1.*£25\.80/s,
      /Band 2.*£70\.70/s,
      /Band 3.*£306\.80/s,
      /Emergency treatment.*£25\.80/s,
    ]);
    await expect(part(page, charges.heading)).toContainText('2025');
    expect(await part(page, exemptions.heading).locator('dt').count()).toBeGreaterThanOrEqual(3);
    const columns = part(page, comparison.heading).getByRole('columnheader');
    await expect(columns.filter({ hasText: 'NHS' })).toHaveCount(1);
    await expect(columns.filter({ hasText: 'Private' })).toHaveCount(1);
  });

  // @spec 2: NHS Information: registration cards, process, contacts
  // @spec 4: Not accepting: a list-full notice and a call button instead of Register
  test('NHS Information has three registration cards, the registration steps and contact details for each practice', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/nhs-information');
    const booking = page.locator('#booking');
    await expect(booking).toHaveAccessibleName(registration.heading);
    const cards = booking.locator('ul:not(ul ul) > li');
    await expect(cards).toHaveCount(3);
    for (const [index, town] of ['bradford', 'ripon'].entries()) {
      const register = cards.nth(index).getByRole('link');
      await expect(register).toHaveAttribute('href', `https://register.threeridings.example/${town}`);
      await expect(register).toHaveAttribute('target', '_blank');
      await expect(register).toHaveAttribute('rel', /\bnoopener\b/);
    }
    await expect(cards.nth(2)).toContainText(/list.*full/i);
    await expect(cards.nth(2).getByRole('link')).toHaveAttribute('href', /^tel:/);
    expect(await booking.locator('ol > li').count()).toBeGreaterThanOrEqual(4);
    await expect(entries(part(page, contact.heading))).toHaveCount(3);
    await expect(part(page, contact.heading).locator('a[href^="tel:"]')).toHaveCount(3);
  });
});

for (const path of ['/share-your-story', '/share']) {
  // @spec 2: Testimonial form: three steps, fields, consents, required flags, help card
  // @spec 5: Select items have no empty value
  // @spec 5: Browser-required flags on names, email, phone, treatment, title
  // @spec 9: Testimonial form: eight treatments
  // @spec 9: Testimonial form: ratings 5 (Excellent), 4 (Very Good), 3 (Good)
  test(`${path} has three steps, the specified fields and options, and the required flags`, async ({ sharedPage }) => {
    const page = await sharedPage(path);
    await expect(entries(part(page, content.shareYourStoryPage.stepsHeading))).toHaveCount(3);
    const choices = (name: string) => page.getByLabel(name, { exact: true }).locator('option:not([disabled])');
    await expect(choices('Treatment')).toHaveText([
      'General Dentistry',
      'Cosmetic Dentistry',
      'Invisalign',
      'Dental Implants',
      'Teeth Whitening',
      'Hygiene & Prevention',
      "Children's Dentistry",
      'Emergency Treatment',
    ]);
    await expect(choices('Overall rating')).toHaveText(['5 (Excellent)', '4 (Very Good)', '3 (Good)']);
    for (const name of ['Treatment', 'Overall rating']) {
      for (const choice of await choices(name).all()) await expect(choice).toHaveAttribute('value', /./);
    }
    await expect(page.locator('main form').getByRole('checkbox')).toHaveCount(3);
    for (const name of ['First name', 'Last name', 'Email', 'Phone', 'Treatment', 'Testimonial title']) {
      await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('required');
    }
    const help = page.getByRole('complementary', { name: content.shareYourStoryPage.help.heading });
    await expect(help).toContainText('01632 960133');
    await expect(help).toContainText('stories@threeridings.example');
    await expect(help.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Submit & Get Upload Instructions' })).toBeEnabled();
  });
}

// @spec 9: Select list at most 24rem high
test('the list of a select is at most 24rem high', async ({ sharedPage }) => {
  const page = await sharedPage('/share-your-story');
  const limit = await page
    .getByLabel('Treatment', { exact: true })
    .evaluate((select) => getComputedStyle(select, '::picker(select)').maxBlockSize);
  expect(limit).toBe(`${24 * 16}px`);
});
