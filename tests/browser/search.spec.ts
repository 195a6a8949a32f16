import { horizontalOverflow } from '../support/accessibility.ts';
import { structuredData } from '../support/page-parts.ts';
import { expect, test } from '../support/test.ts';
import { clinicBase, testBase } from '../support/test-site.ts';

const field = { name: 'What are you looking for?' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor finds pages and articles, with matches highlighted', async ({ page }) => {
      await page.goto('/search');
      await page.getByRole('searchbox', field).fill('gums');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=gums');
      await expect(page).toHaveTitle('Search: gums | Three Ridings Dental');
      await expect(page.getByRole('searchbox', field)).toHaveValue('gums');
      await expect(page.getByRole('heading', { level: 2, name: /^\d+ results for “gums”$/ })).toBeVisible();
      const pages = page.getByRole('region', { name: /^Pages/ }).getByRole('listitem');
      await expect(pages.first().getByRole('link')).toHaveAttribute('href', '/services/general-dentistry');
      await expect(pages.first().locator('mark').first()).toHaveText(/^gums?$/i);
      const articles = page.getByRole('region', { name: /^Articles/ }).getByRole('listitem');
      expect(await articles.count()).toBeGreaterThan(0);
      await expect(articles.first().getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
      await articles.first().getByRole('link').click();
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
    });

    test('a search without results shows suggestions', async ({ page }) => {
      await page.goto('/search?q=zzyzx');
      await expect(page.getByRole('heading', { level: 2, name: 'Nothing found for “zzyzx”' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'What you could try' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Good places to start' }).getByRole('link')).toHaveCount(6);
    });
  });
}

test('the SearchAction on the home page points to the search', async ({ page }) => {
  await page.goto('/');
  const website = (await structuredData(page)).find((block) => block['@type'] === 'WebSite');
  const template = `${testBase}/search?q={search_term_string}`;
  expect(website?.['potentialAction']).toMatchObject({ '@type': 'SearchAction', target: { urlTemplate: template } });
  await page.goto(template.replace('{search_term_string}', encodeURIComponent('teeth whitening')));
  await expect(
    page
      .getByRole('region', { name: /^Pages/ })
      .getByRole('link')
      .first(),
  ).toHaveText('Teeth Whitening');
});

test('the footer and the not-found page link to the search', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Search this site' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Search this site' })).toHaveAttribute('href', '/search');
});

test('relevant pages are among the first three results', async ({ request }) => {
  for (const [query, path] of [
    ['privacy data protection', '/privacy-policy'],
    ['guarantees liability', '/terms-of-service'],
    ['NHS charges band', '/nhs-information'],
    ['wheelchair', '/accessibility'],
    ['complaint', '/complaints'],
    ['veneers', '/services/cosmetic-dentistry'],
    ['implants', '/services/dental-implants'],
    ['dentist in Ripon', '/locations/ripon-dentist'],
    ['NHS dentist Leeds', '/locations/nhs-leeds-dentist'],
    ['knocked-out tooth', '/emergency-dentist'],
    ['Ontario', '/network-of-clinics'],
    ['share your story video', '/share-your-story'],
    ['nervous', '/nervous-patients'],
    ['scared of the dentist', '/nervous-patients'],
  ] as const) {
    const html = await (await request.get(`/search?q=${encodeURIComponent(query)}`)).text();
    const found = [...html.matchAll(/<h4[^>]*><a[^>]*href="([^"]*)"/g)].map((match) => match[1]);
    expect(found.slice(0, 3), query).toContain(path);
  }
});

test('search results are not cached or indexed', async ({ request }) => {
  const response = await request.get('/search?q=toothache');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`<link rel="canonical" href="${testBase}/search"/>`);
});

test('hostile and very long queries are treated as text', async ({ page }) => {
  for (const typed of [
    '<script>alert(1)</script>',
    "'; drop table blog_posts; --",
    '\u0000\u202e',
    '$& {count}',
    '(((',
    'a'.repeat(5000),
  ]) {
    const response = await page.goto(`/search?q=${encodeURIComponent(typed)}`);
    expect(response?.status(), typed.slice(0, 40)).toBe(200);
    await expect(page.locator('h1')).toHaveText('Search');
  }
  await page.goto(`/search?q=${encodeURIComponent('<zzq>$& {query}')}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing found for “<zzq>$& {query}”' })).toBeVisible();
});

test('a clinic site redirects searches to the group site', async ({ page }) => {
  await page.goto(`${clinicBase('ripon')}/search?q=gums`);
  await expect(page).toHaveURL(`${testBase}/search?q=gums`);
});

test('long queries cause no horizontal scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const query of ['gums', 'zzyzx', 'm'.repeat(120)]) {
    await page.goto(`/search?q=${query}`);
    expect(await horizontalOverflow(page)).toBe(0);
  }
});
