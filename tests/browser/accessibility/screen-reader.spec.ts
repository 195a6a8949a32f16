import { record } from '../../support/accessibility-record.ts';
import { type AccessibilityNode, accessibilityTree } from '../../support/accessibility-tree.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { testNow } from '../../support/test-site.ts';
import { consent, control, fill, notices, submit, thanks } from '../../support/testimonial-form.ts';

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

test('a screen reader user can find practices that accept NHS patients and register', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const tree = await accessibilityTree(page);
  const names = links(tree).map(({ name }) => name);
  const register = names.filter((name) => /register/i.test(name));
  for (const town of ['Bradford', 'Ripon']) {
    expect(register).toContainEqual(expect.stringMatching(new RegExp(`${town}.*new tab`)));
  }
  expect(register.filter((name) => name.includes('Leeds'))).toEqual([]);
  expect(names).toContainEqual(expect.stringMatching(/private care.*Leeds/i));
  await page.goto('/locations/nhs-leeds-dentist');
  const [heading, ...rest] = inMain(await accessibilityTree(page)).filter(({ role }) => ['heading', 'StaticText'].includes(role));
  expect(heading).toBeDefined();
  expect(rest.map(({ name }) => name).join(' ')).toMatch(/NHS patient list is currently full/);
});

for (const width of [390, 1440]) {
  test(`price tables are read with a name and headers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, row, price] of [
      ['/nhs-information', 'Band 2', '£70.70'],
      ['/services/teeth-whitening', /^Take-home/i, /£150/],
    ] as const) {
      await page.goto(path);
      const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row }) });
      await expect(line.getByRole('cell').filter({ hasText: price })).toHaveCount(1);
      const tree = await accessibilityTree(page);
      const table = tree.find(({ role }) => role === 'table');
      expect(table?.name, `table name on ${path}`).toBeTruthy();
      for (const role of ['rowheader', 'cell']) {
        expect(tree.filter((each) => each.role === role).length, `${role} on ${path}`).toBeGreaterThan(2);
      }
      // Without column headers, each cell needs its own label.
      if (!tree.some(({ role }) => role === 'columnheader'))
        await expect(line.getByRole('cell', { name: /price/i })).toHaveCount(1);
    }
  });
}

test('the form announces an error and the thank-you message', async ({ page }) => {
  await page.goto('/share-your-story');
  const announcements = await recordAnnouncements(page);
  const fields = (await accessibilityTree(page)).filter(({ role }) => ['textbox', 'combobox', 'checkbox'].includes(role));
  expect(fields.length).toBeGreaterThanOrEqual(11);
  expect(fields.filter(({ name }) => !name)).toEqual([]);
  await fill(page);
  await control(page, 'phone').fill('12345');
  await consent(page);
  await submit(page).click();
  const message = 'Invalid UK phone number (must start with 0 and be 10-11 digits)';
  await expect.poll(announcements).toContainEqual(expect.stringContaining(message));
  await expect(control(page, 'phone')).toBeFocused();
  const tree = await accessibilityTree(page);
  const phone = tree.find(({ name, role }) => role === 'textbox' && name === 'Phone');
  expect(phone).toMatchObject({ state: { invalid: 'true' }, description: expect.stringContaining(`Error: ${message}`) });
  expect(tree.filter(({ role, state }) => role === 'textbox' && state['invalid'] === 'true')).toHaveLength(1);
  await control(page, 'phone').fill('01632 960123');
  await submit(page).click();
  await expect.poll(announcements).toContainEqual(expect.stringContaining("We'll contact you within 24 hours"));
  await expect(thanks(page)).toBeFocused();
  await expect(notices(page)).toHaveAttribute('aria-live', 'polite');
});

test('an article has its own title, headings and a link back', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const listTitle = await page.title();
  const card = page.getByRole('region', { name: 'Articles' }).getByRole('listitem').first();
  const title = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).not.toHaveTitle(listTitle);
  const tree = inMain(await accessibilityTree(page));
  const headings = tree.filter(({ role }) => role === 'heading');
  expect(headings[0]).toMatchObject({ name: title, state: { level: '1' } });
  expect(headings.filter(({ state }) => state['level'] === '2').length).toBeGreaterThan(1);
  expect(tree.some(({ role }) => role === 'article')).toBe(true);
  expect(tree.some(({ role }) => role === 'time')).toBe(true);
  expect(links(tree).map(({ name }) => name)).toContain('Back to Blog');
});

test('a carousel has a name and positions, and its pause button comes before the slides', async ({ page }) => {
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
  const after = tree.slice(start);
  const pause = after.findIndex(({ name, role }) => role === 'button' && name === 'Pause');
  const slide = after.findIndex(({ state }) => state['roledescription'] === 'slide');
  expect(pause).toBeGreaterThan(0);
  expect(slide).toBeGreaterThan(pause);
  expect(after[slide]).toMatchObject({ role: 'group', name: expect.stringMatching(/^1 of \d+$/) });
  await team.getByRole('button', { name: 'Pause' }).click();
  const region = team.locator('[aria-live]');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const announcements = await recordAnnouncements(page);
  await team.getByRole('button', { name: /^Next/ }).click();
  await page.clock.runFor(1500);
  await expect.poll(async () => (await announcements()).at(-1)).toMatch(/2 of \d+$/);
});

test.describe('the before and after slider', () => {
  const slider = (page: Page) => page.locator('#transformations').getByRole('slider').first();

  test('has a name, a range and a text value', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await slider(page).scrollIntoViewIfNeeded();
    const node = (await accessibilityTree(page)).find(({ role }) => role === 'slider');
    expect(node).toMatchObject({ name: expect.stringMatching(/\w/), value: '50', state: { valuemin: '0', valuemax: '100' } });
    // CDP's accessibility tree contains the number, so the text is read from the attribute.
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^50 per cent/);
    await slider(page).press('End');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^100 per cent/);
  });

  test('moves on a tap and with Tab and arrow keys, without dragging', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('Slider has no bounding box');
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height / 2);
    const tapped = Number(await slider(page).inputValue());
    expect(tapped).toBeLessThan(40);
    // Reaches the slider from the element before it, by Tab only.
    await page.locator('#transformations [tabindex="0"]').focus();
    for (let stop = 0; stop < 30 && !(await slider(page).evaluate((element) => element === document.activeElement)); stop += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(slider(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    expect(Number(await slider(page).inputValue())).toBeGreaterThan(tapped);
    await context.close();
  });
});

test('the menu and the Locations panel expose their expanded state', async ({ page }) => {
  await page.goto('/complaints');
  const button = async (name: string) =>
    (await accessibilityTree(page)).find((each) => each.role === 'button' && each.name === name);
  expect((await button('Open menu'))?.state['expanded']).toBe('false');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await button('Open menu'))?.state['expanded']).toBe('true');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect.poll(async () => (await button('Locations'))?.state['expanded']).toBe('false');
  await page.getByRole('button', { name: 'Locations' }).focus();
  await expect.poll(async () => (await button('Locations'))?.state['expanded']).toBe('true');
});
