import { expect, type Page } from '@playwright/test';

/**
 * Marks and counts the controls that are recognisable only by their background, which forced colours remove. The mark finds
 * them again when the background has gone.
 */
export const filledControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const alpha = (colour: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) throw new Error('Canvas 2D context is not available');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[3] ?? 0;
    };
    const controls = [
      ...document.querySelectorAll('a[href], button, select, textarea, input:not([type="hidden"], [type="range"])'),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.closest('.sr-only, [aria-hidden="true"]'))
      .filter((control) => alpha(getComputedStyle(control).backgroundColor) > 40 || control.matches('input, select, textarea'));
    for (const control of controls) control.setAttribute('data-test-filled', '');
    return controls.length;
  });

export async function expectControlsHaveEdges(page: Page, filled: number): Promise<void> {
  const { bare, checked } = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('[data-test-filled]')];
    const hasEdge = (control: Element) => {
      const { borderTopColor, borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(control);
      const border = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== 'rgba(0, 0, 0, 0)';
      // Native checkboxes and radio buttons have a system border.
      const native =
        control.matches('input:is([type="checkbox"], [type="radio"])') && getComputedStyle(control).appearance === 'auto';
      return border || native || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1);
    };
    const bare = controls.filter((control) => !hasEdge(control)).map((control) => control.outerHTML.slice(0, 160));
    for (const control of controls) control.removeAttribute('data-test-filled');
    return { bare, checked: controls.length };
  });
  expect(checked).toBe(filled);
  expect.soft(bare, 'controls without an edge').toEqual([]);
}

/** Texts on a picture that has no background between them. Forced colours change the text, and leave the picture as it is. */
export const textsOnPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img, svg:not(.icon, svg svg)')].filter((picture) =>
      picture.checkVisibility(),
    );
    const hasPlate = (element: Element | null, picture: Element): boolean =>
      element !== null &&
      !element.contains(picture) &&
      (!getComputedStyle(element).backgroundColor.endsWith(', 0)') || hasPlate(element.parentElement, picture));
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only'))
      .filter(({ childNodes }) => [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()))
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()];
        return pictures.some((picture) => {
          const { bottom, left, right, top } = picture.getBoundingClientRect();
          const isOver = (line: DOMRect) =>
            line.left < right && line.right > left && line.top < bottom - 2 && line.bottom > top + 2;
          return !element.contains(picture) && lines.some(isOver) && !hasPlate(element, picture);
        });
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
