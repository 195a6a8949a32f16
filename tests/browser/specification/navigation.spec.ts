import { expect, type Page, test } from '@playwright/test';

const sections = [
  ['Home', 'home'],
  ['About', 'about'],
  ['Services', 'services'],
  ['Team', 'team'],
  ['Contact', 'contact'],
  ['Book Now', 'booking'],
] as const;

const header = (page: Page) => page.locator('[data-site-header]');

/** Checks that the top of the section is in view and not under the header. */
async function expectArrival(page: Page, id: string, query = ''): Promise<void> {
  await expect(page).toHaveURL(`/${query}#${id}`);
  await expect
    .poll(
      async () => {
        const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
        const { bottom } = await header(page).evaluate((element) => element.getBoundingClientRect());
        return id === 'home' ? Math.abs(top) < 200 : top >= bottom - 8 && top < 450;
      },
      { timeout: 10_000 },
    )
    .toBe(true);
}

test.use({ viewport: { width: 1440, height: 900 } });

// @spec 2: Header: home, about, services, team, contact scroll to their sections, smoothly
// @spec 2: Header: the same from other pages
// @spec 2: Header: Book Now scrolls to booking; Blog goes to /blog
test('the header links to sections of the home page: from another page, or without a page load and with the focus and query', async ({
  page,
}) => {
  test.slow();
  await page.goto('/complaints');
  await header(page).getByRole('link', { name: 'Services', exact: true }).click();
  await expectArrival(page, 'services');
  await page.goto('/?gclid=x', { waitUntil: 'networkidle' });
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const [name, id] of sections) {
    await header(page).getByRole('link', { name, exact: true }).click();
    await expectArrival(page, id, '?gclid=x');
    // The next control is in the section or after it.
    await page.keyboard.press('Tab');
    const isBefore = await page.locator(`#${id}`).evaluate((section) => {
      const focused = document.activeElement ?? document.body;
      return Boolean(section.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING);
    });
    expect(isBefore, id).toBe(false);
  }
  expect(documents).toEqual([]);
});

// @spec 2: Header: home, about, services, team, contact scroll to their sections, smoothly
// @spec 2: Book NHS Appointment scrolls smoothly to the id booking
test('section links scroll smoothly, and instantly with reduced motion', async ({ page }) => {
  const countScrollSteps = async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      addEventListener('scroll', () => seen.add(scrollY));
      return seen;
    });
    await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expectArrival(page, 'contact');
    return positions.evaluate((seen) => seen.size);
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await countScrollSteps()).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countScrollSteps()).toBeLessThanOrEqual(3);
});

test('a link to a section of another page arrives there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/complaints');
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expectArrival(page, 'contact');
  // Chromium's headless shell may jump even where a browser with a window scrolls 9,000 px, so this reads the style.
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('auto');
  await header(page).getByRole('link', { name: 'About', exact: true }).click();
  expect(await behaviour()).toBe('smooth');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`booking ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('shows what was chosen, and nothing else', async ({ page }) => {
      await page.goto('/services/teeth-whitening');
      const choices = page.locator('#booking').getByText('Say so when you book.').filter({ visible: true });
      await expect(choices).toHaveCount(0);
      for (const option of ['Take-home kit', 'Combination']) {
        await page.getByRole('link', { name: `Choose This Option: ${option}` }).click();
        await expect(choices).toHaveText(new RegExp(`^${option}, from £\\d+\\. Say so when you book\\.$`));
        await expect(choices).toBeInViewport();
        await expect(choices).toBeFocused();
      }
    });
  });
}

test('the mobile menu links to the sections and closes, even before the boot script has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/boot-/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#mobile-menu').getByRole('link', { name: 'Services', exact: true }).click();
  await expectArrival(page, 'services');
  await expect(page.locator('#mobile-menu')).toBeHidden();
});
