import { expect, type Page } from '@playwright/test';

type Target = { what: string; width: number; height: number; main: boolean };

/** All interactive elements except links inside a sentence, which WCAG 2.5.8 exempts. */
const targets = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const interactive = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]';
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, blockquote, figcaption') ?? element.parentElement;
      return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    return [...document.querySelectorAll<HTMLElement>(interactive)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter((element) => !element.closest('.skip-link, [inert]') && !isInSentence(element))
      .map((element) => {
        // Clicking a label activates its control.
        const parts = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
        const after = getComputedStyle(element, '::after');
        // A link may be stretched over its card.
        const stretched = (side: 'width' | 'height') =>
          after.position === 'absolute' && after.content !== 'none' ? Number.parseFloat(after[side]) : 0;
        return {
          what: `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}'`,
          width: Math.max(stretched('width'), ...parts.map(({ width }) => width)),
          height: Math.max(stretched('height'), ...parts.map(({ height }) => height)),
          main: element.matches(
            'button:not(.carousel-dots > button), [type="submit"], [href^="tel:"], .call-bar *, .mobile-menu *, [class*="rounded-[1.75rem]"]',
          ),
        };
      });
  });

/** Checks for 24 px on all targets and 44 px on the main ones, including the open menu. */
export async function expectTargetSizes(page: Page): Promise<void> {
  const tooSmall = ({ height, main, width }: Target) => Math.min(height, width) < (main ? 43.5 : 23.5);
  const found = await targets(page);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(tooSmall)).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await targets(page)).filter(tooSmall)).toEqual([]);
  await page.keyboard.press('Escape');
}
