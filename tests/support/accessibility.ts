import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what the makers of axe recommend as good practice. */
const rulesOf = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** WCAG 1.4.6, level AAA: we hold body text to it and nothing else. */
const enhancedContrast = 'color-contrast-enhanced';

/** The rules whose result depends on the colour scheme; the others would only read the same document again. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export type Violation = { id: string; nodes: string[] };
type AxeFindings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type LowContrastText = { words: string; ratio: number; needed: number };

const axe = (page: Page) =>
  // No page of ours has a frame, so axe needs no second page to merge results. Passed checks are counted, not described.
  new AxeBuilder({ page }).setLegacyMode();
const onlyViolations = { resultTypes: ['violations'] as 'violations'[] };
const described = (found: AxeFindings): Violation[] =>
  found.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));

/** What axe finds, by every rule or by those about colours. */
export async function violations(page: Page, which: 'all' | 'colours' = 'all'): Promise<Violation[]> {
  const builder = axe(page).options({ ...onlyViolations });
  const { violations } = await (which === 'all' ? builder.withTags(rulesOf) : builder.withRules(colourRules)).analyze();
  return described(violations);
}

/** The same in one run with the body text that falls below level AAA. */
export async function violationsAndLowContrastText(
  page: Page,
  which: 'all' | 'colours',
): Promise<{ violations: Violation[]; lowContrastText: LowContrastText[] }> {
  const builder =
    which === 'all'
      ? axe(page)
          .options({ ...onlyViolations, rules: { [enhancedContrast]: { enabled: true } } })
          .withTags(rulesOf)
      : axe(page)
          .options({ ...onlyViolations })
          .withRules([...colourRules, enhancedContrast]);
  const found = (await builder.analyze()).violations;
  return {
    violations: described(found.filter(({ id }) => id !== enhancedContrast)),
    lowContrastText: await lowContrastBodyText(
      page,
      found.filter(({ id }) => id === enhancedContrast),
    ),
  };
}

/** Targets too small to press, or covered but for too small a part. Depends on how far the page is scrolled. */
export const smallTargets = async (page: Page): Promise<Violation[]> =>
  described(
    (
      await axe(page)
        .options({ ...onlyViolations })
        .withRules(['target-size'])
        .analyze()
    ).violations,
  );

/** The window has its new size, or the page its new colours, before it has been laid out and drawn with them. */
export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page as a reader meets it who has scrolled through it: every section shown, every picture there. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

const bodyTextOf = 'p, li, td, th, dd, dt, label, blockquote';

/** Of the texts below level AAA those in paragraphs, lists, tables and labels of the page itself. */
async function lowContrastBodyText(page: Page, found: AxeFindings): Promise<LowContrastText[]> {
  const nodes = found.flatMap((violation) => violation.nodes);
  const isBodyText = await page.evaluate(
    ([selectors, bodyText]) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        return element?.closest('main') != null && element.closest(bodyText) != null;
      }),
    [nodes.map(({ target }) => String(target.at(-1))), bodyTextOf] as const,
  );
  return nodes
    .filter((_, index) => isBodyText[index])
    .map(({ any, html }) => {
      const data = any[0]?.data as { contrastRatio?: number; expectedContrastRatio?: string } | undefined;
      const words = html
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      const needed = Number.parseFloat(data?.expectedContrastRatio ?? '7');
      return { words: (words || html).slice(0, 60), ratio: data?.contrastRatio ?? 0, needed };
    });
}

/** Body text below level AAA at the page's present settings. */
export async function lowContrastText(page: Page): Promise<LowContrastText[]> {
  const builder = axe(page)
    .options({ ...onlyViolations })
    .include('main')
    .withRules([enhancedContrast]);
  return lowContrastBodyText(page, (await builder.analyze()).violations);
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
