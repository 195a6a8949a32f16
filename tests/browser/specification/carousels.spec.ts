import { expect, type Locator, type Page, test } from '@playwright/test';
import { waitForPaint } from '../../support/accessibility.ts';
import { testNow } from '../../support/test-site.ts';

const wide = { width: 1440, height: 900 };

/** `inView` is for widths under 768 px, under 1024 px and above (section 4); `seconds` is from section 9. */
const carousels = [
  { id: 'services', items: 6, inView: [1, 2, 3], seconds: 5 },
  { id: 'team', items: 15, inView: [1, 2, 3], seconds: 4 },
  { id: 'transformations', items: 10, inView: [1, 1, 1], seconds: 4 },
  // Five testimonials and nine dated reviews.
  { id: 'reviews', items: 14, inView: [1, 2, 3], seconds: 5 },
] as const;

const carousel = (page: Page, id: string) => page.locator(`#${id} [aria-roledescription="carousel"]`);
const row = (page: Page, id: string) => carousel(page, id).locator('.carousel-slides');
const slides = (page: Page, id: string) => row(page, id).locator(':scope > *');
const dots = (page: Page, id: string) => carousel(page, id).locator('.carousel-dots > button').filter({ visible: true });
const press = (page: Page, id: string, name: string | RegExp) => carousel(page, id).getByRole('button', { name }).click();

/** The indexes of the items that are fully in view. */
const inView = (track: Locator) =>
  track.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.children].flatMap((child, index) => {
      const box = child.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1 ? [index] : [];
    });
  });
/** How far the row has scrolled, in items. */
const scrolledItems = (page: Page, id: string) =>
  row(page, id).evaluate((element) => {
    const [one, two] = [...element.children].map((child) => child.getBoundingClientRect().left);
    return element.scrollLeft / ((two ?? 1) - (one ?? 0));
  });
const firstInView = async (page: Page, id: string) => (await inView(row(page, id)))[0];

/** Scrolls to a carousel and waits for its buttons, which its script adds. */
async function show(page: Page, id: string): Promise<void> {
  await carousel(page, id).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel(page, id).getByRole('button', { name: /^Next/ })).toBeVisible();
}

test.use({ viewport: wide, contextOptions: { reducedMotion: 'no-preference' } });

// @spec 2: Services carousel; feature links to three pages, otherwise #services
// @spec 2: Team carousel
// @spec 4: Services: 1 item under 768 px, 2 under 1024 px, otherwise 3
// @spec 4: Team and reviews show 3; transformations 1
// @spec 9: Breakpoints 768 and 1024 px
test('carousels show the specified number of items under 768 px, under 1024 px and above', async ({ page }) => {
  await page.goto('/');
  for (const [width, size] of [
    [767, 0],
    [768, 1],
    [1023, 1],
    [1024, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await waitForPaint(page);
    for (const { id, inView: counts, items } of carousels) {
      await expect(slides(page, id)).toHaveCount(items);
      expect(await inView(row(page, id)), `${id} at ${width} px`).toHaveLength(counts[size]);
    }
  }
});

// @spec 4: Carousels: next and previous wrap
// @spec 4: Carousels: dots jump to a position
test('carousels move by one item, wrap at both ends and jump to a position with a dot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const { id, inView: counts, items } of carousels) {
    await test.step(id, async () => {
      await show(page, id);
      const lastPosition = items - counts[2];
      for (const [button, position] of [
        [/^Previous/, lastPosition],
        [/^Next/, 0],
        [/^Next/, 1],
        [/^Previous/, 0],
      ] as const) {
        await press(page, id, button);
        await expect.poll(() => firstInView(page, id)).toBe(position);
      }
      await expect(dots(page, id)).toHaveCount(lastPosition + 1);
      for (const position of [lastPosition, 0]) {
        await dots(page, id).nth(position).click();
        await expect.poll(() => firstInView(page, id)).toBe(position);
        await expect(dots(page, id).nth(position)).toHaveAttribute('aria-current', 'true');
      }
    });
  }
});

// @spec 4: Carousels: timed auto-advance
// @spec 9: Auto-advance: services 5 s, team 4 s, transformations 4 s, reviews 5 s; slide 500 ms
test('carousels advance after 5, 4, 4 and 5 s, in 500 ms', async ({ page }) => {
  await openWithPausedClock(page);
  for (const { id, seconds } of carousels) {
    await show(page, id);
    await expect(carousel(page, id).locator('[aria-live="off"]')).toHaveCount(1);
    await page.clock.runFor(seconds * 1000 - 50);
    expect(await firstInView(page, id), id).toBe(0);
    await page.clock.runFor(50 + 400);
    const after400Ms = await scrolledItems(page, id);
    expect(after400Ms, `${id} after 400 ms`).toBeGreaterThan(0.5);
    expect(after400Ms, `${id} after 400 ms`).toBeLessThan(0.994);
    await page.clock.runFor(160);
    expect(await scrolledItems(page, id), `${id} after 560 ms`).toBeCloseTo(1, 2);
    expect(await firstInView(page, id), id).toBe(1);
  }
});

// @spec 4: Carousels: rotation can be paused and leaves readers alone
test('a carousel stops on hover, focus and pause', async ({ page }) => {
  const { id, seconds } = carousels[0];
  await openWithPausedClock(page);
  await show(page, id);
  const leave = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  };
  const expectStopped = async (position: number) => {
    await page.clock.runFor(seconds * 3000);
    expect(await firstInView(page, id)).toBe(position);
    await leave();
  };
  const expectAdvance = async (position: number) => {
    await leave();
    await page.clock.runFor(seconds * 1000 + 1000);
    await expect.poll(() => firstInView(page, id)).toBe(position);
  };
  await row(page, id).hover();
  await expectStopped(0);
  await row(page, id).focus();
  await expectStopped(0);
  await expectAdvance(1);
  await press(page, id, 'Pause');
  await leave();
  await expectStopped(1);
  await press(page, id, 'Play');
  await expectAdvance(2);
});

// @spec 4: Carousels: rotation can be paused and leaves readers alone
test('carousels do not advance with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithPausedClock(page);
  for (const { id, seconds } of carousels) {
    await show(page, id);
    await page.clock.runFor(seconds * 3000);
    expect(await firstInView(page, id), id).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 4: Carousels without JavaScript
  test('carousels are scroll-snap rows, and the last item can be scrolled into view', async ({ page }) => {
    await page.goto('/');
    for (const { id, items } of carousels) {
      await expect(slides(page, id)).toHaveCount(items);
      expect(await row(page, id).evaluate((element) => getComputedStyle(element).scrollSnapType)).toContain('x');
      await slides(page, id).last().scrollIntoViewIfNeeded();
      await expect(slides(page, id).last()).toBeInViewport({ ratio: 0.5 });
      const buttons = carousel(page, id).getByRole('button', { name: /^(Next|Previous|Pause|Play|Go to)/ });
      for (const button of await buttons.all()) await expect(button).toBeHidden();
    }
  });
});

/** Opens the home page and pauses its clock. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: testNow });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(new Date(new Date(testNow).getTime() + 60_000));
}
