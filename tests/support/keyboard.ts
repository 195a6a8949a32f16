import { expect, type Locator, type Page } from '@playwright/test';

type FocusReport = { what: string; inView: boolean; uncovered: boolean; marked: boolean };

/**
 * Where the focus is, whether its first line is in the window with nothing over it, and whether a ring is drawn around it.
 * A range that is laid over its picture is drawn by the frame around it, so the ring may be a parent's.
 */
const reportFocus = (page: Page): Promise<FocusReport> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const words = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().replace(/\s+/g, ' ');
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const inView = right - left > 2 && bottom - top > 2;
    const labels = [...((focused as HTMLInputElement).labels ?? [])];
    const shownAt = (y: number) => {
      const at = document.elementFromPoint((left + right) / 2, y);
      // A label belongs to its control; what is around the focus may shine through a gap in it.
      return at !== null && (focused.contains(at) || at.contains(focused) || labels.some((label) => label.contains(at)));
    };
    // What is taller than the window cannot be seen from its top; what is not has to be, above all from under the header.
    const tall = box.height > innerHeight / 2;
    const uncovered = shownAt((top + bottom) / 2) && (tall || shownAt(top + 2));
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((element) => !!element);
    const marked = [...frames.map((element) => getComputedStyle(element)), getComputedStyle(focused, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return { what: `${focused.tagName.toLowerCase()} '${words.slice(0, 60)}'`, inView, uncovered, marked };
  });

/** The visitor can see where they are: WCAG 2.4.7 and 2.4.11. */
export async function expectFocusVisible(page: Page): Promise<void> {
  const seen = { what: expect.any(String), inView: true, uncovered: true, marked: true };
  await expect.poll(() => reportFocus(page)).toEqual(seen);
}

/** Presses Tab until the focus is on the target, and looks at every stop on the way. */
export async function tabTo(page: Page, target: Locator, atMost = 120): Promise<void> {
  for (let stop = 0; stop < atMost; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${atMost} presses of Tab did not reach ${target}`);
}
