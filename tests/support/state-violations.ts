import type { Page } from '@playwright/test';
import { type Violation, violations, waitForPaint } from './accessibility.ts';
import { record } from './accessibility-record.ts';

export type Viewport = { width: number; height: number };
export const phone: Viewport = { width: 390, height: 844 };
export const desktop: Viewport = { width: 1440, height: 900 };

/** Runs axe on a page state: all rules at phone width in light mode, colour rules at desktop width in dark mode. */
export async function stateViolations(page: Page, name: string, only?: Viewport): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [viewport, colorScheme, which] of [
    [only ?? phone, 'light', 'all'],
    [only ?? desktop, 'dark', 'colours'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await waitForPaint(page);
    found.push(...(await violations(page, which)));
  }
  record('states', name);
  return found;
}
