import { bodyTextContrast, expectHeadingsInOrder, painted, readThrough } from '../../support/accessibility.ts';
import { record } from '../../support/accessibility-record.ts';
import { expectControlsHaveEdges, filledControls, translucentOverPage } from '../../support/forced-colours.ts';
import { lostText, setBrowserTextSize, setTextSpacing } from '../../support/lost-text.ts';
import { readingAge } from '../../support/reading-age.ts';
import { heardOn, landmarkFaults, nameless, tableFaults } from '../../support/screen-reader.ts';
import { sitePaths } from '../../support/site-paths.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { testNow } from '../../support/test-site.ts';

// What a page has to bear besides the widths and schemes of every-page.spec.ts. One load a page: a browser is asked for each of
// these by a setting, and so it is here.

const paths = [...sitePaths, '/blog/three-ways-to-fill-a-gap', '/search?q=gums', '/no/such-page'];

/** Written for lawyers as much as for patients, or made for staff: they may be harder to read. */
const legalPaths = ['/privacy-policy', '/terms-of-service', '/complaints', '/accessibility'];
const highestAge = 11;

const desktop = { width: 1280, height: 1024 };
/** 1280 by 1024 at 400 %: WCAG 1.4.10. */
const zoomed = { width: 320, height: 256 };

const nothingLost = { cut: [], overlapping: [], sideways: 0 };

async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await painted(page);
}

/** Where the links that can be seen lead; on a narrow window those of the menu count, which is one press away. */
const linkTargets = (page: Page) =>
  page.evaluate(() => {
    const seen = (link: Element) => link.checkVisibility() || link.closest('[popover]') !== null;
    // A list of what the page holds may go where there is no room: what it leads to is on the same page.
    return [...document.querySelectorAll('a[href]:not([href^="#"])')].filter(seen).map((link) => link.getAttribute('href') ?? '');
  });

/** How much of the window's height is taken by what stays put while the page is scrolled. */
const shareThatStays = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const heights = Array.from({ length: innerHeight / 4 }, (_, step) => step * 4 + 2);
    const stays = heights.filter((y) => {
      let at = document.elementFromPoint(innerWidth / 2, y);
      while (at && !/^(fixed|sticky)$/.test(getComputedStyle(at).position)) at = at.parentElement;
      return at !== null;
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return stays.length / heights.length;
  });

/** Animations that run, and transitions that would, longer than anybody could see. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const lasting = (times: string) =>
      times.split(',').some((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000) > 1);
    const running = document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1);
    const transitions = [...document.querySelectorAll('*')].filter((element) =>
      ['', '::before', '::after'].some((pseudo) => lasting(getComputedStyle(element, pseudo || null).transitionDuration)),
    );
    return running.length + transitions.length;
  });

for (const path of paths) {
  test(`${path} can be read and used at any size, with any setting of the device`, async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', colorScheme: 'light' });
    const page = await context.newPage();
    await page.clock.setFixedTime(testNow);
    await page.goto(path, { waitUntil: 'networkidle' });
    await readThrough(page);
    const links = await linkTargets(page);
    expect(links.length).toBeGreaterThan(10);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expectHeadingsInOrder(page);
    const heard = await heardOn(page);
    expect.soft(landmarkFaults(heard)).toEqual([]);
    expect.soft(nameless(heard)).toEqual([]);
    expect.soft(await tableFaults(page, heard)).toEqual([]);

    await test.step('nothing moves for somebody who asked for less motion', async () => {
      expect.soft(await movements(page)).toBe(0);
    });

    // Answers that are folded away belong to the page too.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
    });
    await painted(page);
    const reading = await readingAge(page);

    const light = await test.step('body text has the contrast of level AAA', () => bodyTextContrast(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    await painted(page);
    const dark = await test.step('body text has it by night', () => bodyTextContrast(page));

    await test.step('more contrast makes no text harder to read', async () => {
      await page.emulateMedia({ contrast: 'more' });
      await painted(page);
      expect.soft((await bodyTextContrast(page)).below).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await painted(page);
      expect.soft((await bodyTextContrast(page)).below).toEqual([]);
      await page.emulateMedia({ contrast: 'no-preference' });
    });

    await test.step('forced colours leave every control an edge', async () => {
      await painted(page);
      const filled = await filledControls(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await painted(page);
      await expectControlsHaveEdges(page, filled);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('letters at 200 %', async () => {
      await setBrowserTextSize(page, 200);
      for (const width of [1280, 640]) {
        await resize(page, { width, height: 1024 });
        expect.soft(await lostText(page), `200 % in the browser at ${width} px`).toEqual(nothingLost);
      }
      await setBrowserTextSize(page, 100);
    });

    await test.step('the spaces of WCAG 1.4.12', async () => {
      await setTextSpacing(page, true);
      for (const width of [1280, 390]) {
        await resize(page, { width, height: 1024 });
        expect.soft(await lostText(page), `at ${width} px`).toEqual(nothingLost);
      }
      await setTextSpacing(page, false);
    });

    await test.step('zoom of 400 %', async () => {
      await resize(page, zoomed);
      expect.soft(await lostText(page)).toEqual(nothingLost);
      const reachable = await linkTargets(page);
      expect.soft(links.filter((link) => !reachable.includes(link))).toEqual([]);
      expect.soft(await shareThatStays(page)).toBeLessThanOrEqual(0.25);
    });

    await test.step('less transparency', async () => {
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }] });
      await painted(page);
      expect.soft(await translucentOverPage(page)).toEqual([]);
      await client.detach();
    });

    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print' });
      await resize(page, { width: 720, height: 1024 });
      expect.soft(await lostText(page)).toEqual(nothingLost);
      const missing = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
          .filter(
            (words) =>
              !words.closest('nav, form, aside, [aria-hidden="true"]') &&
              words.textContent?.trim() &&
              !words.checkVisibility({ opacityProperty: true }),
          )
          .map((words) => words.textContent?.trim().slice(0, 60)),
      );
      // That one is a sheet for the fridge door and says less: tests/browser/emergency-print.spec.ts.
      if (path !== '/emergency-dentist') expect.soft(missing).toEqual([]);
    });
    await context.close();

    const forPatients = !legalPaths.includes(path);
    expect.soft({ light: light.below, dark: dark.below }, 'body text below 7 to 1').toEqual({ light: [], dark: [] });
    if (forPatients) {
      expect.soft(reading.age, `reading age; begin with: ${reading.hardest.join(' | ')}`).toBeLessThanOrEqual(highestAge);
    }
    record('pages', path, { light, dark, reading, forPatients, passed: test.info().errors.length === 0 });
  });
}
