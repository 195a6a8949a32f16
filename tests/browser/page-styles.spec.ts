import { readdirSync, readFileSync } from 'node:fs';
import { buildFolder } from '../../server/build-folder.ts';
import { everyPath } from '../support/site-paths.ts';
import { expect, type Page, test } from '../support/test.ts';

const assets = `${buildFolder()}/client/assets`;
const sheets = readdirSync(assets)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${assets}/${file}`, 'utf8'));

for (const path of [...everyPath, '/search?q=teeth', '/not-here', '/staff/not-a-token']) {
  test(`${path} brings every rule of the stylesheets that holds for it, with React and before, and asks for none of them`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const sent = await compare(page);
    expect(sent.missing).toEqual([]);
    expect(sent.brought).toBeLessThan(0.8);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await compare(page)).missing).toEqual([]);
    expect(asked.filter((name) => name.endsWith('.css'))).toEqual([]);
  });
}

test('on the way to another page without a document the whole stylesheets come before it', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect((await compare(page)).missing).toEqual([]);
  expect(await page.locator('link[rel="stylesheet"][disabled]').count()).toBe(0);
});

/** What the document has of the built stylesheets, as a share, and what it lacks of the rules that hold for its elements. */
function compare(page: Page): Promise<{ missing: string[]; brought: number }> {
  return page.evaluate((texts) => {
    /** Each rule as it is written, with the conditions that it stands under. */
    const rulesOf = (list: CSSRuleList, under = ''): { selector: string; written: string }[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [{ selector: rule.selectorText, written: under + rule.cssText }];
        if (!(rule instanceof CSSGroupingRule)) return [];
        return rulesOf(rule.cssRules, `${under}${rule.cssText.slice(0, rule.cssText.indexOf('{'))} `);
      });
    /** Whether it holds for an element in any state that the element can come to. */
    const holds = (selector: string) => {
      const atRest = selector.replace(
        /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|(?<!\\)::?[a-z-]+(?:\([^)]*\))?/g,
        ':where(*)',
      );
      return /\./.test(atRest) && document.querySelector(atRest) !== null;
    };
    const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules).map(({ written }) => written)));
    const all = texts.flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return rulesOf(sheet.cssRules);
    });
    return {
      missing: all.filter(({ selector, written }) => !own.has(written) && holds(selector)).map(({ written }) => written),
      brought: own.size / all.length,
    };
  }, sheets);
}
