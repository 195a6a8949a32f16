import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** WCAG 1.4.6, level AAA. Applied to body text only. */
const enhancedContrast = 'color-contrast-enhanced';

/** The rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export type Violation = { id: string; nodes: string[] };
type AxeFindings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type LowContrastText = { text: string; ratio: number; required: number };

type Rules = NonNullable<Parameters<AxeBuilder['options']>[0]['rules']>;

// Legacy mode avoids a second page for merging frame results. The only frame is the desk's preview, a page that is tested by itself.
const everywhere = (page: Page, rules: Rules = {}) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
const axe = (page: Page, rules?: Rules) => everywhere(page, rules).exclude('iframe');
const summarise = (found: AxeFindings): Violation[] =>
  found.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));

/** Axe violations, for all rules or only the colour rules. */
export async function violations(page: Page, which: 'all' | 'colours' = 'all'): Promise<Violation[]> {
  const builder = which === 'all' ? axe(page).withTags(tags) : axe(page).withRules(colourRules);
  return summarise((await builder.analyze()).violations);
}

/** Axe violations in the desk's preview, whose words can be pressed and are as large as on the page. */
export const violationsInFrame = async (page: Page): Promise<Violation[]> =>
  summarise(
    (
      await everywhere(page, { 'target-size': { enabled: false } })
        .include(['iframe', 'html'])
        .withTags(tags)
        .analyze()
    ).violations,
  );

/** Axe violations, and body text below level AAA, in one run. */
export async function violationsAndLowContrastText(
  page: Page,
  which: 'all' | 'colours',
): Promise<{ violations: Violation[]; lowContrastText: LowContrastText[] }> {
  const builder =
    which === 'all'
      ? axe(page, { [enhancedContrast]: { enabled: true } }).withTags(tags)
      : axe(page).withRules([...colourRules, enhancedContrast]);
  const found = (await builder.analyze()).violations;
  return {
    violations: summarise(found.filter(({ id }) => id !== enhancedContrast)),
    lowContrastText: await lowContrastBodyText(
      page,
      found.filter(({ id }) => id === enhancedContrast),
    ),
  };
}

/** Waits for layout and paint after a change of viewport size or media. */
export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens all collapsed answers so that they are tested too. */
export async function openAllAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
  await waitForPaint(page);
}

export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls through the page so that every section is shown and every picture loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

const bodyTextSelector = 'p, li, td, th, dd, dt, label, blockquote';

/** Keeps the findings in paragraphs, lists, tables and labels inside `main`. */
async function lowContrastBodyText(page: Page, found: AxeFindings): Promise<LowContrastText[]> {
  const nodes = found.flatMap((violation) => violation.nodes);
  const isBodyText = await page.evaluate(
    ([selectors, bodyText]) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        return element?.closest('main') != null && element.closest(bodyText) != null;
      }),
    [nodes.map(({ target }) => String(target.at(-1))), bodyTextSelector] as const,
  );
  return nodes
    .filter((_, index) => isBodyText[index])
    .map(({ any, html }) => {
      const data = any[0]?.data as { contrastRatio?: number; expectedContrastRatio?: string } | undefined;
      const text = html
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      const required = Number.parseFloat(data?.expectedContrastRatio ?? '7');
      return { text: (text || html).slice(0, 60), ratio: data?.contrastRatio ?? 0, required };
    });
}

/** Body text below level AAA in the current colour scheme and contrast setting. */
export async function lowContrastText(page: Page): Promise<LowContrastText[]> {
  const { violations } = await axe(page).include('main').withRules([enhancedContrast]).analyze();
  return lowContrastBodyText(page, violations);
}

/** Checks that there is one h1, that it comes first, and that no heading level is skipped. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility() && heading.closest('main'))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent?.trim() ?? '' })),
  );
  expect.soft(levels.filter(({ level }) => level === 1)).toHaveLength(1);
  expect.soft(levels[0]?.level).toBe(1);
  const skipped = levels.filter(({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1);
  expect.soft(skipped, 'headings that skip a level').toEqual([]);
}
