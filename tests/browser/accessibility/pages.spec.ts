import { expect, type Page, test } from '@playwright/test';
import {
  expectHeadingsInOrder,
  lowContrastText,
  openAllAnswers,
  scrollThrough,
  violationsAndLowContrastText,
  waitForPaint,
} from '../../support/accessibility.ts';
import { record } from '../../support/accessibility-record.ts';
import {
  accessibilityTree,
  landmarkFaults,
  repeatedControls,
  tableFaults,
  unnamedControls,
} from '../../support/accessibility-tree.ts';
import { expectControlsHaveEdges, filledControls, textsOnPictures } from '../../support/forced-colours.ts';
import { expectFocusVisible } from '../../support/keyboard.ts';
import { pageReadingAge } from '../../support/page-reading-age.ts';
import { sitePaths, templatePaths } from '../../support/site-paths.ts';
import { testNow } from '../../support/test-site.ts';
import { noOverflow, setBrowserTextSize, setStyle, textOverflow, textSpacing } from '../../support/text-overflow.ts';
import { expectTargetSizes } from '../../support/touch-targets.ts';

// Tests pages by keyboard, with axe, and with the viewport sizes and settings of different devices. Loads each page once.

/**
 * Pages of a kind share their layout, colours and focus, so one of each kind is enough for every day. The Accessibility Statement
 * is about every page, so `npm run accessibility:report`, which writes its figures, tests all of them.
 */
const isReport = process.env['EVERY_PAGE'] === 'true';
const article = '/blog/three-ways-to-fill-a-gap';
/** Excludes /share, which is the same page as /share-your-story. */
const everyPath = [...sitePaths.filter((path) => path !== '/share'), article, '/search?q=gums'];
const paths = isReport ? everyPath : templatePaths;

/** Header and footer are tested on this page only, because they are the same everywhere. */
const wholeKeyboardPath = '/privacy-policy';

/** Higher contrast changes the palette, so three pages are enough for every day. */
const moreContrastPaths = ['/nhs-information', '/emergency-dentist', '/share-your-story'];

/** Legal pages are exempt from the reading age limit. */
const legalPaths = ['/privacy-policy', '/terms-of-service', '/complaints', '/accessibility'];
const maximumReadingAge = 11;

const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 900 };
/** The viewport of a phone with the browser's toolbars visible. */
const phone = { width: 390, height: 664 };
const desktop = { width: 1280, height: 1024 };
/** 1280 x 1024 at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await waitForPaint(page);
}

/** The targets of visible links and of links in the closed menu. */
const linkTargets = (page: Page) =>
  page.evaluate(() => {
    const seen = (link: Element) => link.checkVisibility() || link.closest('[popover]') !== null;
    // In-page links do not count: a table of contents may be hidden in a narrow window.
    return [...document.querySelectorAll('a[href]:not([href^="#"])')].filter(seen).map((link) => link.getAttribute('href') ?? '');
  });

/** Counts running animations and possible transitions of more than 1 ms. */
const countAnimations = (page: Page) =>
  page.evaluate(() => {
    const isLong = (times: string) =>
      times.split(',').some((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000) > 1);
    const running = document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1);
    const transitions = [...document.querySelectorAll('*')].filter((element) =>
      ['', '::before', '::after'].some((pseudo) => isLong(getComputedStyle(element, pseudo || null).transitionDuration)),
    );
    return running.length + transitions.length;
  });

async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await waitForPaint(page);
}

for (const path of paths) {
  test.describe(path, () => {
    // One worker loads the page once for all tests.
    test.describe.configure({ mode: 'default', timeout: 180_000 });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ viewport: wide, reducedMotion: 'reduce', colorScheme: 'light' });
      page = await context.newPage();
      await page.clock.setFixedTime(testNow);
      await page.goto(path, { waitUntil: 'networkidle' });
    });
    test.afterAll(() => page.context().close());

    test('has no accessibility violations, headings in order and a reading age that patients can read', async () => {
      await openAllAnswers(page);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expectHeadingsInOrder(page);
      const tree = await accessibilityTree(page);
      expect.soft(landmarkFaults(tree)).toEqual([]);
      expect.soft(unnamedControls(tree)).toEqual([]);
      expect.soft(repeatedControls(tree), 'said twice').toEqual([]);
      expect.soft(await tableFaults(page, tree)).toEqual([]);
      const reading = await pageReadingAge(page);
      const forPatients = !legalPaths.includes(path);
      const hardest = `reading age; hardest sentences: ${reading.hardest.join(' | ')}`;
      if (forPatients) expect.soft(reading.age, hardest).toBeLessThanOrEqual(maximumReadingAge);
      record('pages', path, { reading, forPatients });
      await resize(page, narrow);
      expect.soft(await violationsAndLowContrastText(page, 'all')).toEqual({ violations: [], lowContrastText: [] });
      await resize(page, wide);
    });

    test('has enough contrast in dark mode and with higher contrast', async () => {
      await setScheme(page, 'dark');
      const dark = await violationsAndLowContrastText(page, 'colours');
      expect.soft(dark).toEqual({ violations: [], lowContrastText: [] });
      if (isReport || moreContrastPaths.includes(path)) {
        await page.emulateMedia({ contrast: 'more' });
        for (const scheme of ['dark', 'light'] as const) {
          await setScheme(page, scheme);
          expect.soft(await lowContrastText(page), `higher contrast, ${scheme}`).toEqual([]);
        }
        await page.emulateMedia({ contrast: 'no-preference' });
      }
      await setScheme(page, 'light');
    });

    // @spec 1: Everything can be reached by keyboard, and the focus is always seen
    test('the focus is visible at every keyboard stop', async () => {
      const whole = path === wholeKeyboardPath;
      // On a phone, where the call bar could cover it.
      if (!whole) {
        await resize(page, phone);
        await page.locator('main').evaluate((main) => main.focus());
      }
      const stops = await page.evaluateHandle(() => new Set<Element>());
      const isNew = () =>
        stops.evaluate((seen, whole) => {
          const focused = document.activeElement;
          const within = whole ? document.body : document.querySelector('main');
          const fresh = focused !== null && focused !== document.body && within?.contains(focused) && !seen.has(focused);
          if (fresh) seen.add(focused);
          return fresh;
        }, whole);
      await page.keyboard.press('Tab');
      while (await isNew()) {
        await expectFocusVisible(page);
        await page.keyboard.press('Tab');
      }
      const seen = await stops.evaluate((elements) => elements.size);
      // Links in off-screen slides cannot be focused, so main alone has fewer stops than links.
      const links = await page.locator('main a[href]').count();
      expect(seen).toBeGreaterThan(whole ? 20 : Math.min(links, 20) / 4);
    });

    test('has touch targets that are large enough on a phone', async () => {
      await resize(page, phone);
      await expectTargetSizes(page);
    });

    test('works with zoom, text spacing, forced colours, reduced motion and in print', async () => {
      await resize(page, desktop);
      await scrollThrough(page);
      const links = await linkTargets(page);
      expect(links.length).toBeGreaterThan(10);

      await test.step('reduced motion: nothing is animated', async () => {
        expect.soft(await countAnimations(page)).toBe(0);
      });

      await openAllAnswers(page);

      await test.step('forced colours: every control has an edge, every star is shown, and no text is on a picture', async () => {
        await waitForPaint(page);
        const filled = await filledControls(page);
        await page.emulateMedia({ forcedColors: 'active' });
        await waitForPaint(page);
        await expectControlsHaveEdges(page, filled);
        expect.soft(await textsOnPictures(page)).toEqual([]);
        await expect.soft(page.locator('svg[role="img"] svg').filter({ visible: false })).toHaveCount(0);
        await page.emulateMedia({ forcedColors: 'none' });
      });

      await test.step('text size of 200 %', async () => {
        await setBrowserTextSize(page, 200);
        for (const width of [1280, 640]) {
          await resize(page, { width, height: 1024 });
          expect.soft(await textOverflow(page), `200 % at ${width} px`).toEqual(noOverflow);
        }
        await setBrowserTextSize(page, 100);
      });

      await test.step("a page's own text size of 200 %, which media queries do not follow", async () => {
        await setStyle(page, 'html{font-size:200%!important}');
        for (const width of [1280, 820, 390]) {
          await resize(page, { width, height: 1024 });
          expect.soft(await textOverflow(page), `200 % at ${width} px`).toEqual(noOverflow);
        }
        await setStyle(page, '');
      });

      await test.step('text spacing of WCAG 1.4.12', async () => {
        await setStyle(page, textSpacing);
        for (const width of [1280, 390]) {
          await resize(page, { width, height: 1024 });
          expect.soft(await textOverflow(page), `at ${width} px`).toEqual(noOverflow);
        }
        await setStyle(page, '');
      });

      // tests/browser/every-page.spec.ts looks for overflow.
      await test.step('zoom of 400 %: every link can be reached', async () => {
        await resize(page, zoomed);
        const reachable = await linkTargets(page);
        expect.soft(links.filter((link) => !reachable.includes(link))).toEqual([]);
      });

      await test.step('the call bar does not cover the end of the page', async () => {
        await resize(page, phone);
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        const bar = await page.getByRole('complementary', { name: 'Call or book' }).boundingBox();
        const end = await page.getByRole('contentinfo').locator('p').last().boundingBox();
        if (!bar || !end) throw new Error('Call bar or footer not found');
        expect.soft(end.y + end.height).toBeLessThanOrEqual(bar.y + 0.5);
        expect.soft(Math.abs(bar.y + bar.height - phone.height)).toBeLessThan(1);
      });

      await test.step('print', async () => {
        await page.emulateMedia({ media: 'print' });
        await resize(page, { width: 720, height: 1024 });
        expect.soft(await textOverflow(page)).toEqual(noOverflow);
        const missing = await page.evaluate(() => {
          const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p)')];
          const isPrinted = (text: Element) => text.checkVisibility({ opacityProperty: true });
          const printed = new Set(texts.filter(isPrinted).map((text) => text.textContent));
          return texts
            .filter(
              (text) =>
                // Sections with an interactive form are not printed, nor what was not chosen.
                !text.closest(
                  'nav, form, aside, [class~="print:hidden"], [aria-hidden="true"], section:has(form[class~="print:hidden"]), .booking-choice',
                ) &&
                text.textContent?.trim() &&
                !printed.has(text.textContent),
            )
            .map((text) => text.textContent?.trim().slice(0, 60));
        });
        // The emergency page prints a shorter version: see tests/browser/print.spec.ts.
        if (path !== '/emergency-dentist') expect.soft(missing).toEqual([]);
      });
    });
  });
}
