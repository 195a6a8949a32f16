import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { horizontalOverflow, openAllAnswers, waitForPaint } from '../support/accessibility.ts';
import { joinedWords } from '../support/accessibility-tree.ts';
import { type PageWeight, weigh } from '../support/page-weight.ts';
import { everyPath, templatePaths } from '../support/site-paths.ts';
import { specifiedTexts } from '../support/specified-texts.ts';
import { testBase, testNow } from '../support/test-site.ts';
import { fixedShare, noOverflow, setBrowserTextSize, setStyle, textOverflow } from '../support/text-overflow.ts';

/** What only a browser shows. tests/http/every-page.test.ts reads the HTML of every page. */

const budgets: Record<string, Partial<PageWeight>> = JSON.parse(readFileSync('tests/browser/weight-budgets.json', 'utf8')).routes;

/** Text of twice its size on a phone (WCAG 1.4.4), set in the browser or by a style, and 400 % zoom of 1280 x 1024 (WCAG 1.4.10). */
const enlarged = [
  { textSize: 200, style: '', width: 390, height: 844 },
  { textSize: 100, style: ':root { font-size: 200% }', width: 390, height: 844 },
  { textSize: 100, style: '', width: 320, height: 256 },
];

const article = '/blog/three-ways-to-fill-a-gap';

const mainText = (page: Page) => page.locator('main').innerText();

/** Of every element and its pseudo-elements, as texts that start with the element. */
const computedStyles = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values =
          pseudo && style.content === 'none' ? [] : [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
        return [`${element.tagName} ${element.getAttribute('class')}${pseudo}`, ...values].join(';');
      }),
    ),
  );

const differences = (before: string[], after: string[]) =>
  before.filter((style, index) => style !== after[index]).map((style) => style.slice(0, 80));

async function expectSpecifiedTexts(page: Page, path: string, width: number): Promise<void> {
  const { figures, heading, texts } = specifiedTexts[path] ?? { figures: [], heading: /\w/, texts: [] };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const text = (await mainText(page)).replace(/\s+/g, ' ');
  for (const expected of texts) expect.soft(text, `at ${width} px`).toContain(expected);
  for (const figure of figures) expect.soft(text.toLowerCase(), `at ${width} px`).toContain(figure.toLowerCase());
}

for (const path of [...everyPath, article]) {
  // @spec 1: Every page reads the same without JavaScript
  test(`${path} fits every width, stays within its weight budget, and has no errors or foreign requests`, async ({
    browser,
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const isViolation = /Content Security Policy|Permissions-Policy/.test(message.text());
      if (message.type() === 'error' || isViolation) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => new URL(request.url()).origin !== testBase && errors.push(request.url()));
    const weightOf = weigh(page);
    await page.clock.setFixedTime(testNow);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });

    const weight = await weightOf();
    for (const [kind, measured] of Object.entries(weight)) {
      const allowed = { ...budgets['*'], ...budgets[path] }[kind as keyof PageWeight] ?? 0;
      expect.soft(measured, `${kind} of ${path}`).toBeLessThanOrEqual(allowed);
    }

    if (templatePaths.includes(path)) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
      const withoutScript = await context.newPage();
      await withoutScript.goto(path);
      expect.soft(await mainText(withoutScript), 'without JavaScript').toBe(await mainText(page));
      const styled = await computedStyles(withoutScript);
      await withoutScript.locator('link[rel=stylesheet]').evaluate((link) => link.toggleAttribute('disabled', true));
      expect.soft(differences(styled, await computedStyles(withoutScript)), 'with only its own rules').toEqual([]);
      await context.close();
    }

    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForPaint(page);
      expect.soft(await horizontalOverflow(page), `horizontal scroll at ${width} px`).toBe(0);
      if (width === 1440 || width === 390) await expectSpecifiedTexts(page, path, width);
      if (width === 1440) expect.soft(await joinedWords(page), 'words read as one').toEqual([]);
    }
    await openAllAnswers(page);
    for (const { height, style, textSize, width } of enlarged) {
      await setBrowserTextSize(page, textSize);
      await setStyle(page, style);
      await page.setViewportSize({ width, height });
      await waitForPaint(page);
      expect.soft(await textOverflow(page), `text of ${textSize} % ${style} at ${width} px`).toEqual(noOverflow);
      expect.soft(await fixedShare(page), 'covered by bars').toBeLessThan(1 / 3);
    }
    // Last, because scrolling loads more pictures.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await waitForPaint(page);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll('[popover]')) menu.removeAttribute('popover');
    });
    expect(await joinedWords(page), 'words read as one at 320 px, with the menus open').toEqual([]);
  });
}
