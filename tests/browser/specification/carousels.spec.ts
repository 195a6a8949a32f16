import { painted } from '../../support/accessibility.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { testNow } from '../../support/test-site.ts';

const wide = { width: 1440, height: 900 };

/** Section 4 gives the items in view under 768 px, under 1024 px and from there; section 9 the seconds. */
const carousels = [
  { id: 'services', items: 6, inView: [1, 2, 3], seconds: 5 },
  { id: 'team', items: 15, inView: [1, 2, 3], seconds: 4 },
  { id: 'transformations', items: 10, inView: [1, 1, 1], seconds: 4 },
  // Five testimonials and the nine dated reviews of the second list.
  { id: 'reviews', items: 14, inView: [1, 2, 3], seconds: 5 },
] as const;

const carousel = (page: Page, id: string) => page.locator(`#${id} [aria-roledescription="carousel"]`);
const row = (page: Page, id: string) => carousel(page, id).locator('ul').first();
const slides = (page: Page, id: string) => row(page, id).locator(':scope > li');
const dots = (page: Page, id: string) => carousel(page, id).locator('ol button').filter({ visible: true });
const press = (page: Page, id: string, name: string | RegExp) => carousel(page, id).getByRole('button', { name }).click();

/** The numbers of the items that are wholly in view, from 0. */
const inView = (track: Locator) =>
  track.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.children].flatMap((child, index) => {
      const box = child.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1 ? [index] : [];
    });
  });
/** How far the row has been moved, in items. It slows down towards the end, so the last tenths take long. */
const moved = (page: Page, id: string) =>
  row(page, id).evaluate((element) => {
    const [one, two] = [...element.children].map((child) => child.getBoundingClientRect().left);
    return element.scrollLeft / ((two ?? 1) - (one ?? 0));
  });
const first = async (page: Page, id: string) => (await inView(row(page, id)))[0];

/** Ready for the visitor: the buttons are there, since a script brings them. */
async function show(page: Page, id: string): Promise<void> {
  await carousel(page, id).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel(page, id).getByRole('button', { name: /^Next/ })).toBeVisible();
}

for (const { id, inView: counts, items, seconds } of carousels) {
  test.describe(`the carousel of ${id}`, () => {
    test.use({ viewport: wide });

    test(`has ${items} items and shows ${counts.join(', ')} of them under 768 px, under 1024 px and from there`, async ({
      page,
    }) => {
      await page.goto('/');
      for (const [width, count] of [
        [767, counts[0]],
        [768, counts[1]],
        [1023, counts[1]],
        [1024, counts[2]],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await painted(page);
        await expect(slides(page, id)).toHaveCount(items);
        expect(await inView(row(page, id)), `${width} px`).toHaveLength(count);
      }
    });

    test('goes on and back by one, and wraps at both ends', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await show(page, id);
      const lastPosition = items - counts[2];
      await press(page, id, /^Previous/);
      await expect.poll(() => first(page, id)).toBe(lastPosition);
      await press(page, id, /^Next/);
      await expect.poll(() => first(page, id)).toBe(0);
      await press(page, id, /^Next/);
      await expect.poll(() => first(page, id)).toBe(1);
      await press(page, id, /^Previous/);
      await expect.poll(() => first(page, id)).toBe(0);
    });

    test('has a dot for each position, which jumps there', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await show(page, id);
      const positions = items - counts[2] + 1;
      await expect(dots(page, id)).toHaveCount(positions);
      for (const position of [positions - 1, 0]) {
        await dots(page, id).nth(position).click();
        await expect.poll(() => first(page, id)).toBe(position);
        await expect(dots(page, id).nth(position)).toHaveAttribute('aria-current', 'true');
      }
    });

    test(`moves on by itself after ${seconds} s, in 500 ms`, async ({ page }) => {
      await standStill(page);
      await show(page, id);
      await expect(carousel(page, id).locator('[aria-live="off"]')).toHaveCount(1);
      await page.clock.runFor(seconds * 1000 - 50);
      expect(await first(page, id)).toBe(0);
      await page.clock.runFor(50 + 400);
      const almost = await moved(page, id);
      expect(almost, 'after 400 ms').toBeGreaterThan(0.5);
      expect(almost, 'after 400 ms').toBeLessThan(0.994);
      await page.clock.runFor(160);
      expect(await moved(page, id), 'after 560 ms').toBeCloseTo(1, 2);
      expect(await first(page, id)).toBe(1);
    });

    test('can be paused and played by a button that can be seen', async ({ page }) => {
      await standStill(page);
      await show(page, id);
      // A row that is taller than the window has its buttons below it: they are a scroll away and never hidden.
      await carousel(page, id).getByRole('button', { name: 'Pause' }).scrollIntoViewIfNeeded();
      await expect(carousel(page, id).getByRole('button', { name: 'Pause' })).toBeInViewport();
      await press(page, id, 'Pause');
      await page.mouse.move(0, 0);
      await page.locator('h1').click({ trial: true });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.clock.runFor(seconds * 3000);
      expect(await first(page, id)).toBe(0);
      await press(page, id, 'Play');
      await page.mouse.move(0, 0);
      await page.clock.runFor(seconds * 1000 + 1000);
      await expect.poll(() => first(page, id)).toBe(1);
    });

    test('waits while the pointer or the focus is on it', async ({ page }) => {
      await standStill(page);
      await show(page, id);
      await row(page, id).hover();
      await page.clock.runFor(seconds * 3000);
      expect(await first(page, id)).toBe(0);
      await page.mouse.move(0, 0);
      await row(page, id).focus();
      await page.clock.runFor(seconds * 3000);
      expect(await first(page, id)).toBe(0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.clock.runFor(seconds * 1000 + 1000);
      await expect.poll(() => first(page, id)).toBe(1);
    });

    test('stays where it is for visitors who want less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await standStill(page);
      await show(page, id);
      await page.clock.runFor(seconds * 3000);
      expect(await first(page, id)).toBe(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is a row that snaps, with every item in reach', async ({ page }) => {
        await page.goto('/');
        await expect(slides(page, id)).toHaveCount(items);
        expect(await row(page, id).evaluate((element) => getComputedStyle(element).scrollSnapType)).toContain('x');
        for (const slide of await slides(page, id).all()) {
          await slide.scrollIntoViewIfNeeded();
          await expect(slide).toBeInViewport({ ratio: 0.5 });
        }
        for (const button of await carousel(page, id)
          .getByRole('button', { name: /^(Next|Previous|Pause|Play|Go to)/ })
          .all()) {
          await expect(button).toBeHidden();
        }
      });
    });
  });
}

/** The page is open, and from here on time passes only when told to. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install({ time: testNow });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(new Date(new Date(testNow).getTime() + 60_000));
}
