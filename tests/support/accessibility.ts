import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what the makers of axe hold for good practice besides. */
const rulesOf = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another colour scheme can break; the other rules read the same document a second time. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
/** What another width of the window can break while the same parts are shown. */
export const sizeRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

export type Violation = { id: string; nodes: string[] };

/**
 * What axe finds, by these rules alone or by all of them. No page of ours has a frame, so it needs no second page to put their
 * results together; and what it found to be right is counted, not described.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(rulesOf)).analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
}

/** The window has its new size, or the page its new colours, before it has been laid out and drawn with them. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page as a reader meets it who has scrolled through it: every section shown, every picture there. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

export type ContrastCount = { texts: number; below: { words: string; ratio: number; needed: number }[] };

/** The body text of a page, held against WCAG 1.4.6: paragraphs, entries of lists and tables, labels. */
export async function bodyTextContrast(page: Page): Promise<ContrastCount> {
  const { passes, violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('main')
    .withRules(['color-contrast-enhanced'])
    .analyze();
  const bodyText = async (selectors: string[]) =>
    page.evaluate(
      (each) =>
        each.map((selector) => document.querySelector(selector)?.closest('p, li, td, th, dd, dt, label, blockquote') != null),
      selectors,
    );
  const nodesOf = (results: typeof violations) => results.flatMap(({ nodes }) => nodes);
  const selectorsOf = (results: typeof violations) => nodesOf(results).map(({ target }) => String(target.at(-1)));
  const failing = await bodyText(selectorsOf(violations));
  const passing = await bodyText(selectorsOf(passes));
  const below = nodesOf(violations)
    .filter((_, index) => failing[index])
    .map(({ any, html }) => {
      const data = any[0]?.data as { contrastRatio?: number; expectedContrastRatio?: string } | undefined;
      const words =
        html
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 60) || html.slice(0, 60);
      return { words, ratio: data?.contrastRatio ?? 0, needed: Number.parseFloat(data?.expectedContrastRatio ?? '7') };
    });
  return { texts: below.length + passing.filter(Boolean).length, below };
}

/** The order of headings as a screen reader lists them: one of the first level, and no level left out. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility() && heading.closest('main'))
      .map((heading) => ({ level: Number(heading.tagName[1]), words: heading.textContent?.trim() ?? '' })),
  );
  expect.soft(levels.filter(({ level }) => level === 1)).toHaveLength(1);
  expect.soft(levels[0]?.level).toBe(1);
  const skipped = levels.filter(({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1);
  expect.soft(skipped, 'headings that leave a level out').toEqual([]);
}
