import { expect, type Page, test } from '@playwright/test';
import { record } from '../../support/accessibility-record.ts';
import { type AccessibilityNode, accessibilityTree } from '../../support/accessibility-tree.ts';
import { testNow } from '../../support/test-site.ts';
import { consent, control, fill, notices, submit, summary, thanks } from '../../support/testimonial-form.ts';

// Journeys of a screen reader user, tested through the browser's accessibility tree.

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

const inMain = (tree: readonly AccessibilityNode[]) => tree.slice(tree.findIndex(({ role }) => role === 'main'));
const links = (tree: readonly AccessibilityNode[]) => tree.filter(({ role }) => role === 'link');

/** Records the announcements of live regions from now on, in order. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    for (const region of document.querySelectorAll('[aria-live]:not([aria-live="off"])')) {
      new MutationObserver(() => {
        const text = region.textContent?.replace(/\s+/g, ' ').trim();
        if (text && announced.at(-1) !== text) announced.push(text);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

test.afterEach(() => {
  record('journeys', test.info().title);
});

test('a screen reader user can find the emergency number from the home page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const [line] = links(await accessibilityTree(page)).filter(({ name }) => /emergency/i.test(name));
  expect(line?.name).toMatch(/\d{5} \d{6}/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'What to do in an emergency' }).click();
  await expect(page).toHaveURL(/\/emergency-dentist/);
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency Dentist Yorkshire' })).toBeVisible();
  // Screen readers announce the title of a new document.
  await expect(page).toHaveTitle(/Emergency Dentist/);
  const tree = inMain(await accessibilityTree(page));
  // The number is the first link after the breadcrumb.
  const [first] = links(tree).filter(({ name }) => !/^home$/i.test(name));
  expect(first?.name).toMatch(/call.*\d{5} \d{6}/i);
  // Advice to call 999 is in the text, not only in a colour.
  const cards = tree.filter(({ role }) => role === 'heading').map(({ name }) => name);
  expect(cards).toContainEqual(expect.stringMatching(/999/));
  const names = links(tree).map(({ name }) => name);
  for (const town of ['Bradford', 'Ripon', 'Leeds'])
    expect(names).toContainEqual(expect.stringMatching(new RegExp(`call.*${town}|${town}.*call`, 'i')));
});

// tests/browser/accessibility/pages.spec.ts checks tables in a wide window.
test('price tables on a phone are read with a name and headers', async ({ page }) => {
  for (const [path, row, price] of [
    ['/nhs-information', 'Band 2', '£76.60'],
    ['/services/teeth-whitening', /^Take-home/i, /£150/],
  ] as const) {
    await page.goto(path);
    const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row }) });
    await expect(line.getByRole('cell').filter({ hasText: price })).toHaveCount(1);
    const tree = await accessibilityTree(page);
    expect(tree.find(({ role }) => role === 'table')?.name, `table name on ${path}`).toBeTruthy();
    // Without column headers, each cell needs its own label.
    if (!tree.some(({ role }) => role === 'columnheader'))
      await expect(line.getByRole('cell', { name: /price/i })).toHaveCount(1);
  }
});

test('the focus announces a form error, once, and the thanks, once', async ({ page }) => {
  await page.goto('/share-your-story');
  const fields = (await accessibilityTree(page)).filter(({ role }) => ['textbox', 'combobox', 'checkbox'].includes(role));
  expect(fields.length).toBeGreaterThanOrEqual(11);
  expect(fields.filter(({ name }) => !name)).toEqual([]);
  await fill(page);
  await control(page, 'phone').fill('12345');
  await consent(page);
  await submit(page).click();
  const message = 'Invalid UK phone number (must start with 0 and be 10-11 digits)';
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveAccessibleDescription(`${message} .`);
  await expect(notices(page)).toHaveAttribute('aria-live', 'off');
  const tree = await accessibilityTree(page);
  const phone = tree.find(({ name, role }) => role === 'textbox' && name === 'Phone');
  expect(phone).toMatchObject({ state: { invalid: 'true' }, description: expect.stringContaining(`Error: ${message}`) });
  expect(tree.filter(({ role, state }) => role === 'textbox' && state['invalid'] === 'true')).toHaveLength(1);
  await control(page, 'phone').fill('01632 960123');
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toContainText("We'll contact you within 24 hours");
  await expect(notices(page)).toHaveAttribute('aria-live', 'off');
});

test('a carousel has a name and positions, and announces an item only if a button was pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: testNow });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(new Date(Date.parse(testNow) + 60_000));
  const team = page.locator('#team').getByRole('group').first();
  await expect(team).toHaveAttribute('aria-roledescription', 'carousel');
  await team.scrollIntoViewIfNeeded();
  const tree = await accessibilityTree(page);
  const start = tree.findIndex(({ state }) => state['roledescription'] === 'carousel');
  const carousel = tree[start];
  expect(carousel?.name).toBeTruthy();
  // Not the words of the heading above it, which would be read twice.
  const headings = tree.filter(({ role }) => role === 'heading').map(({ name }) => name);
  const carousels = tree.filter(({ state }) => state['roledescription'] === 'carousel').map(({ name }) => name);
  expect(carousels.filter((name) => headings.includes(name))).toEqual([]);
  const after = tree.slice(start);
  const pause = after.findIndex(({ name, role }) => role === 'button' && name === 'Pause');
  const slide = after.findIndex(({ state }) => state['roledescription'] === 'slide');
  expect(pause).toBeGreaterThan(0);
  expect(slide).toBeGreaterThan(pause);
  expect(after[slide]).toMatchObject({ role: 'listitem', name: expect.stringMatching(/^1 of \d+$/) });
  await team.getByRole('button', { name: 'Pause' }).click();
  const region = team.locator('[aria-live]');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const announcements = await recordAnnouncements(page);
  // A screen reader scrolls the row as it reads.
  await team.getByRole('listitem', { name: /^5 of/ }).scrollIntoViewIfNeeded();
  await expect(team.locator('.carousel-dots > button').first()).not.toHaveAttribute('aria-current');
  expect(await announcements()).toEqual([]);
  await team.getByRole('button', { name: /^Next/ }).click();
  await page.clock.runFor(1500);
  await expect.poll(async () => (await announcements()).at(-1)).toMatch(/^[A-Z]\w+ .*, \d of \d+$/);
});
