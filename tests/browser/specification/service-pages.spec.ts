import { loadContent } from '../../../content/load.ts';
import { entries, part } from '../../support/page-parts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const content = loadContent('content');
const stats = (page: Page) => page.locator('main dd').filter({ hasText: /^[\d,.]+(-\d+)?[%+]?( (shades|years))?$/ });

// @spec 2: General Dentistry: breadcrumb, four cards, what to expect
test('General Dentistry has four service cards and a what-to-expect panel', async ({ sharedPage }) => {
  const page = await sharedPage('/services/general-dentistry');
  await expect(entries(part(page, content.generalDentistryPage.care.heading))).toHaveCount(4);
  const panel = part(page, content.generalDentistryPage.whatToExpect.heading);
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('What to expect');
  expect(await entries(panel).count()).toBeGreaterThanOrEqual(3);
});

// @spec 2: Cosmetic Dentistry: stats, four treatments, three steps, testimonial
// @spec 9: Cosmetic prices, durations and stats
test('Cosmetic Dentistry has four figures, four treatments with duration and price, three steps and a testimonial', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/services/cosmetic-dentistry');
  await expect(stats(page)).toHaveText(['98%', '2,500+', '15+', '500+']);
  const treatments = entries(part(page, content.cosmeticDentistryPage.prices.heading));
  await expect(treatments).toHaveText([
    /Teeth whitening.*1-2 hours.*From £200/s,
    /Veneers.*2-3 visits.*From £500 per tooth/s,
    /Bonding.*30-60 minutes.*From £150 per tooth/s,
    /Smile makeover.*3-6 months.*Consultation required/s,
  ]);
  await expect(entries(part(page, content.cosmeticDentistryPage.journey.heading))).toHaveCount(3);
  await expect(page.locator('main blockquote')).toHaveCount(1);
});

// @spec 2: Dental Implants: stats, four benefits, four treatments, four steps
// @spec 9: Implant prices, durations and stats; healing 3-6 months, lasts 25+ years
test('Dental Implants has four figures, four benefits, four treatments and four steps', async ({ sharedPage }) => {
  const page = await sharedPage('/services/dental-implants');
  await expect(stats(page)).toHaveText(['95%', '99%', '1,000+', '20+']);
  await expect(entries(part(page, content.dentalImplantsPage.benefits.heading))).toHaveCount(4);
  await expect(entries(part(page, content.dentalImplantsPage.prices.heading))).toHaveText([
    /Single.*3-6 months.*From £2,500/s,
    /Multiple.*4-8 months.*From £5,000/s,
    /Full arch.*1 day placement.*From £15,000/s,
    /Implant-retained dentures.*3-4 months.*From £3,500/s,
  ]);
  await expect(part(page, content.dentalImplantsPage.process.heading).locator('ol > li')).toHaveCount(4);
});

// @spec 2: Teeth Whitening: buttons, stats, three options, four benefits, FAQ, closing
// @spec 9: Whitening prices, durations and stats
test('Teeth Whitening has the consultation and call buttons, four figures, three options with the third most popular, and four benefits', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/services/teeth-whitening');
  await expect(page.getByRole('link', { name: 'Free Whitening Consultation', exact: true })).not.toHaveCount(0);
  await expect(page.locator('main a[href^="tel:"]')).toHaveCount(3);
  await expect(stats(page)).toHaveText(['6 shades', '98%', '1-3 years', '3-8 shades']);
  const options = part(page, content.teethWhiteningPage.comparison.heading).locator('tbody tr');
  await expect(options).toHaveText([
    /In-office.*From £200.*60-90 minutes.*Up to 8 shades/s,
    /Take-home kit.*From £150.*2-4 weeks/s,
    /MOST POPULAR.*Combination.*From £300/s,
  ]);
  await expect(page.getByText('MOST POPULAR')).toHaveCount(1);
  for (const option of await options.all()) {
    await expect(option.getByRole('link', { name: /^Choose This Option/ })).toHaveAttribute('href', /#booking$/);
  }
  await expect(entries(part(page, content.teethWhiteningPage.benefits.heading))).toHaveCount(4);
  await expect(page.locator('main details')).toHaveCount(3);
});
