import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { freePort } from '../../local/free-port.ts';
import { everyPath } from '../support/site-paths.ts';
import { testBase } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';
import { type BlockingProxy, startBlockingProxy } from './blocking-proxy.ts';
import type { Engine } from './engine.ts';
import {
  ageOfPage,
  brightness,
  distanceFromTop,
  horizontalOverflow,
  notPrefetched,
  scrollToShare,
  startingIslands,
} from './in-page.ts';
import { visitor } from './visitor.ts';

const wide = 1440;
const { emergencyPage, offlinePage, shareYourStoryPage } = loadContent('content');

/** Runs the same journeys in each engine. */
export function journeys(name: string, start: (proxyPort: number) => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let proxy: BlockingProxy;
    let person: ReturnType<typeof visitor>;
    beforeAll(async () => {
      proxy = await startBlockingProxy();
      engine = await start(proxy.port);
      person = visitor(engine);
    });
    afterAll(async () => {
      await engine?.stop();
      proxy?.stop();
    });
    beforeEach(async ({ onTestFailed, task }) => {
      onTestFailed(async () => {
        mkdirSync('test-results', { recursive: true });
        writeFileSync(`test-results/${name} ${task.name.replaceAll('/', ' ')}.png`, await engine.screenshot());
      });
      await engine.resize(wide);
    });
    afterEach(async () => {
      await expect.poll(() => engine.evaluate(startingIslands)).toEqual([]);
      expect(await engine.evaluate(() => document.querySelectorAll('[data-failed]').length)).toBe(0);
      expect(await engine.takeErrors()).toEqual([]);
    });

    async function scrollThrough(): Promise<void> {
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await engine.evaluate(scrollToShare, share);
        await expect.poll(() => engine.evaluate(startingIslands)).toEqual([]);
      }
      expect(await engine.evaluate(horizontalOverflow), 'pixels of sideways scroll').toBe(0);
    }

    test.each(everyPath)('%s opens without an error and without sideways scroll, narrow and wide', async (path) => {
      await engine.resize(engine.narrow);
      await engine.open(`${testBase}${path}`);
      await person.expectVisible({ css: 'h1' });
      await scrollThrough();
      await engine.resize(wide);
      await scrollThrough();
      await expect.poll(() => engine.evaluate(notPrefetched)).toEqual([]);
    });

    test('in a wide window the mark of today stands beside the day', async () => {
      await engine.open(`${testBase}/locations/ripon-dentist`);
      const heights = await engine.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('tr[data-day]')].map((row) => row.getBoundingClientRect().height),
      );
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(8);
    });

    test('the practices on the emergency page are drawn by night', async () => {
      await engine.open(`${testBase}/emergency-dentist`);
      await engine.evaluate(() => document.querySelector('[data-position] img')?.scrollIntoView());
      await expect.poll(() => engine.evaluate(brightness, '[data-position] img')).toBeLessThan(128);
    });

    test('the menu of a narrow window opens and closes by pointer and by Escape', async () => {
      const [menu, opener] = [{ css: '#mobile-menu' }, { css: 'button', name: 'Open menu' }];
      await engine.resize(engine.narrow);
      await engine.open(`${testBase}/complaints`);
      await person.expectHidden(menu);
      await person.click(opener);
      await person.expectVisible(menu);
      await person.click({ css: 'button', name: 'Close menu' });
      await person.expectHidden(menu);
      await person.click(opener);
      await person.expectVisible(menu);
      await engine.press('Escape');
      await person.expectHidden(menu);
      await person.expectFocused(opener);
      await person.click(opener);
      await person.click({ css: '#mobile-menu a', name: 'Services' });
      await person.expectVisible({ css: '#services' });
      await person.expectHidden(menu);
    });

    test('Locations opens under the pointer and on focus, and closes on Escape', async () => {
      const [button, panel] = [{ css: 'header button', name: 'Locations' }, { css: '#locations-panel' }];
      await engine.open(`${testBase}/complaints`);
      await person.expectHidden(panel);
      await person.hover(button);
      await person.expectVisible(panel);
      await engine.movePointer(10, 600);
      await person.expectHidden(panel);
      await engine.evaluate(() => document.querySelector<HTMLElement>('[aria-controls="locations-panel"]')?.focus());
      await person.expectVisible(panel);
      await engine.press('Tab');
      await person.expectFocused({ css: '#locations-panel a' });
      await engine.press('Escape');
      await person.expectHidden(panel);
      await person.expectFocused(button);
      await engine.press('Enter');
      await person.expectVisible(panel);
    });

    test('Services in the header leads to the section of the home page', async () => {
      await engine.open(`${testBase}/complaints`);
      await person.click({ css: 'header a', name: 'Services' });
      await expect.poll(() => engine.evaluate(() => location.href)).toBe(`${testBase}/#services`);
      await expect.poll(() => engine.evaluate(distanceFromTop, 'services')).toBeLessThan(300);
    });

    test('Next moves a carousel on by one', async () => {
      const current = () =>
        engine.evaluate(() =>
          [...document.querySelectorAll('#services .carousel-dot')].findIndex((dot) => dot.hasAttribute('aria-current')),
        );
      const moved = () => engine.evaluate(() => document.querySelector('#services .carousel-slides')?.scrollLeft ?? 0);
      await engine.open(`${testBase}/`);
      // A carousel under the pointer does not move by itself.
      await person.hover({ css: '#services button', name: 'Next' });
      const [before, left] = [await current(), await moved()];
      await person.click({ css: '#services button', name: 'Next' });
      await expect.poll(current).toBe(before + 1);
      await expect.poll(moved).toBeGreaterThan(left + 100);
    });

    test('arrow keys move a comparison of two pictures', async () => {
      const split = () =>
        engine.evaluate(() => {
          const frame = document.querySelector<HTMLElement>('#transformations .compare');
          return Number.parseFloat(frame?.style.getPropertyValue('--split') ?? '');
        });
      await engine.open(`${testBase}/#transformations`);
      await expect.poll(split).toBe(50);
      await engine.evaluate(() => document.querySelector<HTMLElement>('#transformations input[type="range"]')?.focus());
      await engine.press('ArrowRight');
      await expect.poll(split).toBeGreaterThan(50);
      const words = await engine.evaluate(() =>
        document.querySelector('#transformations input[type="range"]')?.getAttribute('aria-valuetext'),
      );
      expect(words).toMatch(new RegExp(`^${Math.round(await split())}\\b`));
    });

    test('a press on a video shows its player, which is asked for only then', async () => {
      const player = 'www.youtube-nocookie.com:443';
      await engine.open(`${testBase}/#videos`);
      await person.expectVisible({ css: '#videos a' });
      expect(proxy.requestedHosts).not.toContain(player);
      await person.click({ css: '#videos a' });
      await person.expectVisible({ css: '#videos iframe' });
      await expect.poll(() => proxy.requestedHosts).toContain(player);
      expect(await engine.evaluate(() => location.pathname)).toBe('/');
      // The player cannot load here, which WebKit reports as an error.
      await engine.evaluate(() => document.querySelector('#videos iframe')?.remove());
      await engine.takeErrors();
    });

    test('the form names what is missing, and is sent once it is complete', async () => {
      const send = { css: 'main form button', name: 'Submit' };
      await engine.open(`${testBase}/share-your-story`);
      await person.click(send);
      await person.expectVisible({ css: '[aria-live="polite"] p', name: 'Validation Error' });
      await person.expectFocused(person.field('First name'));
      await person.fill('First name', 'Ada');
      await person.fill('Last name', "O'Brien");
      await person.click(send);
      await person.expectVisible({ css: '[aria-live="polite"] p', name: 'Invalid email address' });
      await person.expectFocused(person.field('Email'));

      await person.fill('Email', 'ada@patient.example');
      await person.fill('Phone', '(01632) 960-123');
      await person.fill('Testimonial title', 'Back to eating apples');
      await person.fill('Brief description', 'Nobody told me off.');
      await person.choose('Treatment', 'Invisalign');
      await person.choose('Overall rating', '4 (Very Good)');
      await person.click(person.field('I consent to video recording'));
      await person.click(person.field('I consent to website display'));
      // The server refuses a form that comes back within three seconds.
      await expect.poll(() => engine.evaluate(ageOfPage)).toBeGreaterThan(3_200);
      await person.click(send);
      await person.expectFocused({ css: 'div[tabindex="-1"]', name: shareYourStoryPage.thanks.heading });
      await person.expectVisible({ css: '[aria-live="polite"] *', name: 'Thank You!' });
      expect((await person.see(person.field('First name')))?.value).toBe('');
    });

    test('an article opens from the list, narrow and wide', async () => {
      await engine.open(`${testBase}/blog`);
      await engine.evaluate(() => document.querySelector<HTMLElement>('main li h3 a')?.focus());
      // Otherwise the click would start the island and leave the page while its script is loading.
      await person.expectVisible({ css: '[data-island="post-list"][data-started]' });
      const title = (await person.see({ css: 'main li h3 a' }))?.text ?? '';
      await person.click({ css: 'main li h3 a' });
      await person.expectText({ css: 'h1' }).toBe(title);
      await scrollThrough();
      await engine.resize(engine.narrow);
      await scrollThrough();
    });

    test('Generate Article Now adds an article to the list', async () => {
      await engine.open(`${testBase}/blog`);
      await person.click({ css: 'main button', name: 'Generate Article Now' });
      await person.expectVisible({ css: 'main button', name: 'Generating...' });
      const notice = { css: '[aria-live="polite"]', name: 'Article Generated!' };
      await person.expectVisible(notice);
      const title = /Successfully created: "(.+)"/.exec((await person.see(notice))?.text ?? '')?.[1] ?? '';
      expect(title).not.toBe('');
      await person.expectVisible({ css: 'main li h3', name: title });
    });

    test('a search by keyboard finds pages and marks the words', async () => {
      await engine.open(`${testBase}/search`);
      await person.fill('What are you looking for?', 'gums');
      await engine.press('Enter');
      await expect.poll(() => engine.evaluate(() => location.search)).toBe('?q=gums');
      await person.expectVisible({ css: 'main mark', name: 'gum' });
      await person.expectVisible({ css: 'main h4 a', name: 'General Dentistry' });
    });

    test('with the server gone, the copy on the device takes its place', async () => {
      const web = await startWebProcess(await freePort(), { SHUTDOWN_SECONDS: '1' });
      await engine.open(`${web.base}/complaints`);
      await expect.poll(() => engine.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      await web.stop();
      await engine.open(`${web.base}/emergency-dentist`);
      await person.expectText({ css: 'h1' }).toBe(offlinePage.heading);
      await person.expectVisible({ css: 'a[href^="tel:"]', name: emergencyPage.line.phone });
      const ground = await engine.evaluate(
        () => getComputedStyle(document.querySelector('.offline-page') as Element).backgroundColor,
      );
      expect(ground, 'style').toBe('rgb(7, 20, 43)');
      // Its script and its icon are not in the copy. The page works without them.
      await engine.takeErrors();
    });

    test('an error and a violation of the policy are noticed', async () => {
      await engine.open(`${testBase}/complaints`);
      await engine.evaluate(() => {
        console.error(new Error('on purpose'));
        document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }));
      });
      const noticed: string[] = [];
      const notice = async () => noticed.push(...(await engine.takeErrors()));
      await expect.poll(async () => (await notice()) && noticed.join()).toMatch(/on purpose.*Content.Security.Policy/s);
    });
  });
}
