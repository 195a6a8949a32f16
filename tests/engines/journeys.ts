import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { freePort } from '../../local/free-port.ts';
import { addToFrame, hostileTexts, useEverything } from '../support/hostile-page.ts';
import { startTestSite } from '../support/start-test-site.ts';
import { testBase } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';
import { type BlockingProxy, startBlockingProxy } from './blocking-proxy.ts';
import type { Engine } from './engine.ts';
import { horizontalOverflow, notPrefetched, pageAge, placeInFrame, scrollToShare, startingIslands } from './in-page.ts';
import { visitor } from './visitor.ts';

const wide = 1440;
/** The pages with scripts, tables or a layout of their own. */
const paths = [
  '/',
  '/nhs-information',
  '/services/teeth-whitening',
  '/locations/bradford-dentist',
  '/emergency-dentist',
  '/share-your-story',
  '/nervous-patients',
  '/blog',
];
const { emergencyPage, offlinePage, shareYourStoryPage } = loadContent('content');

/** Defines the same journeys for each engine. */
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
      expect(await engine.evaluate(horizontalOverflow), 'pixels of horizontal scroll').toBe(0);
    }

    test.each(paths)('%s has no errors and no horizontal scroll in a narrow and a wide window', async (path) => {
      await engine.resize(engine.narrow);
      await engine.open(`${testBase}${path}`);
      await person.expectVisible({ css: 'h1' });
      await scrollThrough();
      await engine.resize(wide);
      await scrollThrough();
      await expect.poll(() => engine.evaluate(notPrefetched)).toEqual([]);
    });

    test('the mobile menu opens on click and closes on click, Escape or following a link', async () => {
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

    test('Locations opens on hover and on focus, and closes on Escape', async () => {
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

    test('Next moves a carousel forward by one slide', async () => {
      const current = () =>
        engine.evaluate(() =>
          [...document.querySelectorAll('#services .carousel-dots > button')].findIndex((dot) =>
            dot.hasAttribute('aria-current'),
          ),
        );
      const moved = () => engine.evaluate(() => document.querySelector('#services .carousel-slides')?.scrollLeft ?? 0);
      await engine.open(`${testBase}/`);
      // Hovering stops the carousel's auto-advance.
      await person.hover({ css: '#services button', name: 'Next' });
      const [before, left] = [await current(), await moved()];
      await person.click({ css: '#services button', name: 'Next' });
      await expect.poll(current).toBe(before + 1);
      await expect.poll(moved).toBeGreaterThan(left + 100);
    });

    test('arrow keys move the before and after slider', async () => {
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
      const valueText = await engine.evaluate(() =>
        document.querySelector('#transformations input[type="range"]')?.getAttribute('aria-valuetext'),
      );
      expect(valueText).toMatch(new RegExp(`^${Math.round(await split())}\\b`));
    });

    test('clicking a video loads its player, and nothing is requested before', async () => {
      const player = 'www.youtube-nocookie.com:443';
      await engine.open(`${testBase}/#videos`);
      await person.expectVisible({ css: '#videos a' });
      expect(proxy.requestedHosts).not.toContain(player);
      await person.click({ css: '#videos a' });
      await person.expectVisible({ css: '#videos iframe' });
      await expect.poll(() => proxy.requestedHosts).toContain(player);
      expect(await engine.evaluate(() => location.pathname)).toBe('/');
      // The proxy blocks the player, which WebKit reports as an error.
      await engine.evaluate(() => document.querySelector('#videos iframe')?.remove());
      await engine.takeErrors();
    });

    test('the testimonial form reports missing fields and submits once complete', async () => {
      const send = { css: 'main form button', name: 'Submit' };
      const summary = { css: 'main [role="group"][tabindex="-1"]' };
      await engine.open(`${testBase}/share-your-story`);
      await person.click(send);
      await person.expectVisible({ css: '.notice-region p', name: 'Validation Error' });
      await person.expectFocused(summary);
      await person.click({ css: `${summary.css} a`, name: 'First name is required' });
      await person.expectFocused(person.field('First name'));
      await person.fill('First name', 'Ada');
      await person.fill('Last name', "O'Brien");
      await person.click(send);
      await person.expectVisible({ css: '.notice-region p', name: 'Invalid email address' });
      await person.expectFocused(summary);

      await person.fill('Email', 'ada@patient.example');
      await person.fill('Phone', '(01632) 960-123');
      await person.fill('Testimonial title', 'Back to eating apples');
      await person.fill('Brief description', 'Nobody told me off.');
      await person.choose('Treatment', 'Invisalign');
      await person.choose('Overall rating', '4 (Very Good)');
      await person.click(person.field('I consent to video recording'));
      await person.click(person.field('I consent to website display'));
      // The server rejects forms submitted within three seconds.
      await expect.poll(() => engine.evaluate(pageAge)).toBeGreaterThan(3_200);
      await person.click(send);
      await person.expectFocused({ css: 'div[tabindex="-1"]', name: shareYourStoryPage.thanks.heading });
      await person.expectVisible({ css: '.notice-region p', name: 'Thank You!' });
      expect((await person.find(person.field('First name')))?.value).toBe('');
    });

    test('an article opens from the list and has no horizontal scroll', async () => {
      await engine.open(`${testBase}/blog`);
      await engine.evaluate(() => document.querySelector<HTMLElement>('main li h3 a')?.focus());
      // Otherwise the click leaves the page while the island's script is loading.
      await person.expectVisible({ css: '[data-island="post-list"][data-started]' });
      const title = (await person.find({ css: 'main li h3 a' }))?.text ?? '';
      await person.click({ css: 'main li h3 a' });
      await person.expectText({ css: 'h1' }).toBe(title);
      await scrollThrough();
      await engine.resize(engine.narrow);
      await scrollThrough();
    });

    test('a keyboard user can search, and matches are highlighted', async () => {
      await engine.open(`${testBase}/search`);
      await person.fill('What are you looking for?', 'gums');
      await engine.press('Enter');
      await expect.poll(() => engine.evaluate(() => location.search)).toBe('?q=gums');
      await person.expectVisible({ css: 'main mark', name: 'gum' });
      await person.expectVisible({ css: 'main h4 a', name: 'General Dentistry' });
    });

    test('the offline page is shown when the server is down', async () => {
      const web = await startWebProcess(await freePort(), { SHUTDOWN_SECONDS: '1' });
      await engine.open(`${web.base}/complaints`);
      // Its state is not asked for: Firefox once said 'activating' for 20 s. Either state answers the next page.
      await expect.poll(() => engine.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await web.stop();
      await engine.open(`${web.base}/emergency-dentist`);
      await person.expectText({ css: 'h1' }).toBe(offlinePage.heading);
      await person.expectVisible({ css: 'a[href^="tel:"]', name: emergencyPage.line.phone });
      const background = await engine.evaluate(
        () => getComputedStyle(document.querySelector('.offline-page') as Element).backgroundColor,
      );
      expect(background, 'style').toBe('rgb(7, 20, 43)');
      // The offline page is cached without its script and icon, which causes harmless errors.
      await engine.takeErrors();
    });

    // The last: the driver of Firefox does not leave a page with a frame.
    test('words are typed on the page in the desk, the rest opens in a drawer, and a hostile page runs nothing', async () => {
      const port = await freePort();
      const site = await startTestSite(port, { deskPort: await freePort() });
      onTestFinished(site.stop);
      await engine.open(site.deskUrl ?? '');
      await person.fill('Email address', 'owner@threeridings.example');
      await engine.press('Enter');
      const link = () =>
        site.inbox.mails.map(({ text }) => /http\S+\/sign-in\/link\?token=\w+/.exec(text ?? '')?.[0]).find(Boolean);
      await expect.poll(link).toBeDefined();
      await engine.open(link() ?? '');
      await person.click({ css: 'button', name: 'Sign in' });
      await person.expectVisible({ css: 'h1', name: 'Hello' });
      await engine.open(`${site.deskUrl}/edit/pages/more/nervous-patients.md`);
      const press = async (css: string) => {
        await expect.poll(() => engine.evaluate(placeInFrame, css)).not.toBeNull();
        const place = await engine.evaluate(placeInFrame, css);
        await engine.click(place?.x ?? 0, place?.y ?? 0);
      };
      const heading = () =>
        engine.evaluate(() => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent);
      await expect.poll(heading).toBeTruthy();
      const before = await heading();
      await press('h1 desk-text');
      await engine.type('Very ');
      await engine.press('Enter');
      const after = await heading();
      expect(after?.length).toBe((before?.length ?? 0) + 'Very '.length);
      expect(after?.replace('Very ', '')).toBe(before);
      await person.expectVisible({ css: '[role="status"]', name: 'Saved' });
      for (const [css, field] of [
        ['main p[data-field*="#body"]', 'root_body'],
        ['footer [data-field="practices/ripon.yaml#phones.0.phone"]', 'root_phones_0_phone'],
      ] as const) {
        await press(css);
        await expect.poll(() => engine.evaluate(() => document.activeElement?.id)).toBe(field);
        if (field !== 'root_body') continue;
        await engine.type('Bring a friend. ');
        await person.expectVisible({ css: '[role="status"]', name: 'Saved' });
        const written = await engine.evaluate(() => document.querySelector('#root_body[role="textbox"] p')?.textContent);
        expect(written).toMatch(/^Bring a friend\. \w/);
      }

      const address = await engine.evaluate(() => window.location.href);
      await engine.evaluate(addToFrame, hostileTexts('https://spy.example'));
      expect(await engine.evaluate(useEverything)).toBeGreaterThan(100);
      await sleep(1_000);
      expect(await engine.evaluate(() => [Object.hasOwn(window, 'ran'), window.location.href.split('#')[0]])).toEqual([
        false,
        address.split('#')[0],
      ]);
      expect(proxy.requestedHosts).not.toContain('spy.example:443');
      // The policy says what it refused, and goes on for a while.
      let refused = 0;
      for (let more = -1; refused < 10 || more !== 0; refused += more) {
        await sleep(1_500);
        more = (await engine.takeErrors()).length;
      }
    });
  });
}
