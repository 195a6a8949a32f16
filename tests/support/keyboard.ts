import { expect, type Page } from '@playwright/test';

type FocusReport = { what: string; inView: boolean; uncovered: boolean; marked: boolean };

/**
 * Reports the focused element: whether it is in view, uncovered and has a focus ring. The ring may be on a parent, as for the
 * range input laid over the before and after pictures.
 */
const reportFocus = (page: Page): Promise<FocusReport> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const text = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().replace(/\s+/g, ' ');
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const inView = right - left > 2 && bottom - top > 2;
    const labels = [...((focused as HTMLInputElement).labels ?? [])];
    const shownAt = (y: number) => {
      const at = document.elementFromPoint((left + right) / 2, y);
      // A label counts as its control. An ancestor can be hit through a gap in the element.
      return at !== null && (focused.contains(at) || at.contains(focused) || labels.some((label) => label.contains(at)));
    };
    // The top must be uncovered too, for instance by the header, unless the element is taller than half the window.
    const tall = box.height > innerHeight / 2;
    const uncovered = shownAt((top + bottom) / 2) && (tall || shownAt(top + 2));
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((element) => !!element);
    const marked = [...frames.map((element) => getComputedStyle(element)), getComputedStyle(focused, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return { what: `${focused.tagName.toLowerCase()} '${text.slice(0, 60)}'`, inView, uncovered, marked };
  });

/** WCAG 2.4.7 (Focus Visible) and 2.4.11 (Focus Not Obscured). */
export async function expectFocusVisible(page: Page): Promise<void> {
  const seen = { what: expect.any(String), inView: true, uncovered: true, marked: true };
  await expect.poll(() => reportFocus(page)).toEqual(seen);
}
