import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../content/load.ts';
import { type EditedContent, editedContent } from '../support/edited-content.ts';
import { mainTypes, structuredData } from '../support/page-parts.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { expect, test } from '../support/test.ts';
import { testNow, testPort } from '../support/test-site.ts';

const port = testPort + 280;
const base = `http://localhost:${port}`;
const heading = 'Bringing a wombat';
const page = `---
head:
  title: Bringing a Wombat | Three Ridings Dental
  description: What to do if you would like to bring a wombat to your appointment, and where it can wait.
  keywords: [wombat, marsupial, waiting room]
heading: ${heading}
lead: You can. Ring us first.
---

## Before you come

Tell {{organisation.name}} how tall it is.
`;

test.describe('a page added by content alone', () => {
  test.describe.configure({ mode: 'default' });
  let content: EditedContent;
  let site: TestSite;
  test.beforeAll(async () => {
    content = editedContent();
    mkdirSync(path.join(content.folder, 'pages/more'), { recursive: true });
    writeFileSync(path.join(content.folder, 'pages/more/bringing-a-wombat.md'), page);
    content.replace('navigation.yaml', 'label: Blog, to: /blog', 'label: Wombats, to: /bringing-a-wombat');
    site = await startTestSite(port, { env: { CLOCK: testNow, CONTENT_FOLDER: content.folder } });
  });
  test.afterAll(async () => {
    await site.stop();
    content.remove();
  });

  test('is reached from the menu and has its heading, text, breadcrumb and structured data', async ({ page }) => {
    await page.goto(base);
    await page.getByRole('banner').getByRole('link', { name: 'Wombats' }).first().click();
    await expect(page).toHaveURL(`${base}/bringing-a-wombat`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Tell Three Ridings Dental how tall it is.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem').last()).toContainText(heading);
    expect(await mainTypes(page)).toEqual(['BreadcrumbList', 'WebPage']);
    expect((await structuredData(page)).find((block) => block['@type'] === 'WebPage')).toMatchObject({
      name: heading,
      url: `${base}/bringing-a-wombat`,
      inLanguage: 'en-GB',
      isPartOf: { '@id': `${base}/#website` },
    });
    await expect(page.getByRole('main').locator('[href^="tel:"]')).toHaveCount(3);
  });

  test('is in the sitemap and in the search, and has a share picture', async ({ page, request }) => {
    const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${base}/bringing-a-wombat</loc>`);
    await page.goto(`${base}/search?q=wombats`);
    await page
      .getByRole('region', { name: /^Pages/ })
      .getByRole('link', { name: heading })
      .click();
    await expect(page).toHaveURL(`${base}/bringing-a-wombat`);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await request.get(picture ?? '');
    expect(response.headers()['content-type']).toBe('image/png');
  });

  test('leaves other addresses not found', async ({ request }) => {
    const missing = await request.get(`${base}/bringing-a-wombat/`, { maxRedirects: 0 });
    expect(missing.status()).toBe(301);
    for (const address of ['/bringing-a-bandicoot', '/Bringing-a-wombat', '/locations/york-dentist']) {
      const response = await request.get(`${base}${address}`);
      expect(response.status(), address).toBe(404);
      const html = await response.text();
      expect(html, address).toContain('data-missing-page');
      expect(html, address).toContain('<meta name="robots" content="noindex"/>');
    }
  });
});

test.describe('the card of a page', () => {
  const card = loadContent('content').morePages.find(({ slug }) => slug === 'nervous-patients')?.card;

  test('fills the screen of a phone after one tap', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/nervous-patients');
    await page.getByRole('link', { name: card?.heading ?? '' }).click();
    for (const line of card?.lines ?? []) await expect(page.getByText(line, { exact: true })).toBeInViewport({ ratio: 1 });
    const words = page.getByText(card?.lines[0] ?? '', { exact: true });
    expect(await words.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))).toBeGreaterThanOrEqual(30);
  });

  test('prints on a sheet of its own, and alone after a jump to it', async ({ page }) => {
    const sheets = async (address: string) => {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'networkidle' });
      const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true, outline: true, tagged: true })).toString('latin1');
      const entries = [...file.matchAll(/\/Title \((.*)\)\n\/Dest \[(\d+) 0 R/g)];
      return {
        count: file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
        titlesWithCard: entries.filter(([, , sheet]) => sheet === entries.find(([, title]) => title === card?.heading)?.[2]),
      };
    };
    const whole = await sheets('/nervous-patients');
    expect(whole.count).toBeGreaterThan(2);
    expect(whole.titlesWithCard).toHaveLength(1);
    expect((await sheets('/nervous-patients#card')).count).toBe(1);
  });
});
