import { expect, type Page, test } from '@playwright/test';
import { structuredData, typesOf } from '../support/page-parts.ts';
import { testBase, testNow } from '../support/test-site.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Any page: they all have the same layout. */
const path = '/privacy-policy';

const towns = ['bradford', 'ripon', 'leeds'];
const treatments = ['general-dentistry', 'cosmetic-dentistry', 'dental-implants', 'teeth-whitening'];
const menuTargets = [
  ...['/nhs-information', '/search', '/nervous-patients', ...treatments.map((name) => `/services/${name}`)],
  ...towns.flatMap((town) => [`/locations/${town}-dentist`, `/locations/nhs-${town}-dentist`]),
];

const header = (page: Page) => page.locator('[data-site-header]');
const locationsButton = (page: Page) => page.getByRole('button', { name: 'Locations' });
const locationsPanel = (page: Page) => page.locator('#locations-panel');

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  // @spec 2: Stronger shadow after more than 20 px
  // @spec 2: The three open or closed states of the header
  // @spec 4: Header scrolled after more than 20 px
  // @spec 9: Header threshold 20 px
  test('gets a stronger shadow after scrolling more than 20 px', async ({ page }) => {
    await page.goto(path);
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    const shadow = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow);
    await scrollTo(20);
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    expect(await shadow()).toBe('none');
    await scrollTo(21);
    await expect(header(page)).toHaveAttribute('data-scrolled');
    await expect.poll(shadow).not.toBe('none');
  });

  // @spec 2: Locations menu opens while hovered: name, address, phone of three practices
  // @spec 2: The three open or closed states of the header
  // @spec 4: Locations dropdown open while hovered
  test('opens Locations while hovered', async ({ page }) => {
    await page.goto(path);
    await expect(locationsPanel(page)).toBeHidden();
    await locationsButton(page).hover();
    await expect(locationsPanel(page)).toBeVisible();
    await expect(locationsButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(10, 600);
    await expect(locationsPanel(page)).toBeHidden();
    await expect(locationsButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens Locations on focus; Escape closes it and returns focus to its button', async ({ page }) => {
    await page.goto(path);
    // The boot script, which handles Escape, starts after the first paint.
    await expect(locationsButton(page)).toHaveAttribute('aria-expanded', 'false');
    await locationsButton(page).focus();
    await expect(locationsPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(locationsPanel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(locationsPanel(page)).toBeHidden();
    await expect(locationsButton(page)).toBeFocused();
    await expect(locationsButton(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(locationsPanel(page)).toBeVisible();
  });

  test('has a skip link as its first focus stop', async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  // @spec 2: Mobile menu toggles and lists tap-to-call links
  // @spec 2: The three open or closed states of the header
  // @spec 4: Mobile menu open or closed
  test('opens and closes the menu, which has a tap-to-call link for each practice', async ({ page }) => {
    await page.goto(path);
    const menu = page.locator('#mobile-menu');
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    const calls = menu.getByRole('link', { name: /^Call / });
    await expect(calls).toHaveText([/Bradford/, /Ripon/, /Leeds/]);
    await expect(calls.nth(1)).toHaveAttribute('href', 'tel:+441632960201');
    const emergency = menu.getByRole('link', { name: '01632 960900' });
    await expect(emergency).toHaveAttribute('href', 'tel:+441632960900');
    const urgent = [emergency, menu.getByRole('link', { name: 'Book Now' }), ...(await calls.all())];
    for (const link of urgent) await expect(link).toBeInViewport({ ratio: 1 });
    for (const target of menuTargets) await expect(menu.locator(`a[href="${target}"]`), target).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  // @spec 4: Mobile menu open or closed
  test('opens and closes the menu', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.locator('#mobile-menu')).toBeHidden();
  });

  test('opens Locations on hover and on focus', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await locationsButton(page).hover();
    await expect(locationsPanel(page)).toBeVisible();
    await page.mouse.move(10, 600);
    await locationsButton(page).focus();
    await expect(locationsPanel(page)).toBeVisible();
  });
});

// @spec 2: Any other path: not-found page
// @spec 2: Not-found: 404, 'Oops! Page not found', 'Return to Home', path logged
// @spec 8: 404, 'Oops! Page not found', 'Return to Home'
test('an unknown path returns 404 with a link home and logs the path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect.poll(() => logged.join('\n')).toContain('/no/such-page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

// @spec 1: Structured data is removed when the page is left
// @spec 1: The canonical link is replaced on every route change
// @spec 4: Metadata and structured data set on entering, removed on leaving
// @spec 4: Keywords and robots too are replaced on entering another page
test('following a link loads a new document at the top, with its own metadata and structured data', async ({ page }) => {
  await page.clock.setFixedTime(testNow);
  await page.goto('/', { waitUntil: 'networkidle' });
  const types = async () => (await structuredData(page)).flatMap(typesOf);
  expect(await types()).toContain('WebSite');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
  expect(documents).toEqual([`${testBase}/privacy-policy`]);
  await expect(page).toHaveTitle(/Privacy/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await types()).toEqual(['BreadcrumbList']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy-policy$/);
  for (const name of ['description', 'keywords', 'robots']) await expect(page.locator(`meta[name="${name}"]`)).toHaveCount(1);
});

test('a click during the page transition reaches the new page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { finished: Promise<void> } | null };
      if (!viewTransition) return;
      document.documentElement.dataset['fading'] = '';
      void viewTransition.finished.then(() => delete document.documentElement.dataset['fading']);
    });
    addEventListener('click', () => {
      document.documentElement.dataset['pressed'] = 'fading' in document.documentElement.dataset ? 'while fading' : 'later';
    });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await page.goto('/complaints', { waitUntil: 'networkidle' });
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('html[data-fading]')).toBeAttached();
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'while fading');
});

// @spec 2: Legal pages: Back goes to the previous history entry
// @spec 2: Legal pages: Back goes to the previous entry also where it was typed or on another site
test('Back goes to the previous history entry, whether linked, typed or on another site', async ({ page }) => {
  const back = page.getByRole('link', { name: 'Back to the previous page' });
  await page.goto('/complaints');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await back.click();
  await expect(page).toHaveURL('/');
  await page.goto('/nhs-information');
  await page.goto('/terms-of-service');
  await back.click();
  await expect(page).toHaveURL('/nhs-information');
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${testBase}/privacy-policy">policy</a>` }),
  );
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link', { name: 'policy' }).click();
  await back.click();
  await expect(page).toHaveURL('https://elsewhere.example/');
});

test('Back works before the boot script has loaded, and goes home without a history entry', async ({ context, page }) => {
  await page.goto('/complaints');
  let requested = false;
  await page.route('**/assets/boot*.js', () => {
    requested = true;
  });
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await expect.poll(() => requested).toBe(true);
  await page.getByRole('link', { name: 'Back to the previous page' }).click();
  await expect(page).toHaveURL('/complaints');
  const [newTab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void open('/terms-of-service', '_blank', 'noopener')),
  ]);
  await newTab.getByRole('link', { name: 'Back to the previous page' }).click();
  await expect(newTab).toHaveURL('/');
});
