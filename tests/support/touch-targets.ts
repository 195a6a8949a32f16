import { expect, type Page } from '@playwright/test';
import { dialable } from '../../domain/uk-phone.ts';

type Target = { what: string; width: number; height: number; main: boolean };

/** Everything that can be pressed; a link in the middle of a sentence is as tall as its line, which WCAG 2.5.8 allows. */
const targets = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const pressable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]';
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, blockquote, figcaption') ?? element.parentElement;
      return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter((element) => !element.closest('.skip-link, [inert]') && !isInSentence(element))
      .map((element) => {
        // A label is part of what it labels.
        const parts = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
        const after = getComputedStyle(element, '::after');
        const stretched = after.position === 'absolute' && after.content !== 'none';
        return {
          what: `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}'`,
          width: stretched ? Number.parseFloat(after.width) : Math.max(...parts.map(({ width }) => width)),
          height: stretched ? Number.parseFloat(after.height) : Math.max(...parts.map(({ height }) => height)),
          main: element.matches(
            'button:not(.carousel-dot), [type="submit"], [href^="tel:"], .call-bar *, .mobile-menu *, [class*="rounded-[1.75rem]"]',
          ),
        };
      });
  });

/** Numbers that are words only: by the specification on the form's help card, and as an example of how to write one. */
const plainByDesign = /^\/share/;

/** Every telephone number is a link that rings it, written in the groups that people read. */
export async function expectPhoneLinks(page: Page, path: string): Promise<void> {
  const { links, plain } = await page.evaluate(() => {
    const number = /(?<![\d/])0\d{2,4}\s?\d{3,4}\s?\d{3,4}(?!\d)/g;
    const plain: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, [href^="tel:"]')) continue;
      plain.push(...(node.textContent?.match(number) ?? []));
    }
    const links = [...document.querySelectorAll('[href^="tel:"]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      numbers: [...((link.textContent ?? '').match(number) ?? [])],
    }));
    return { links, plain };
  });
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const { href, numbers } of links) {
    for (const shown of numbers) {
      expect(dialable(shown)).toBe(href);
      expect(shown).toContain(' ');
    }
  }
  if (!plainByDesign.test(path)) expect(plain).toEqual([]);
}

/** 24 px for whatever can be pressed, and 44 for what people came for, also in the open menu. */
export async function expectTargetSizes(page: Page): Promise<void> {
  const tooSmall = ({ height, main, width }: Target) => Math.min(height, width) < (main ? 43.5 : 23.5);
  const found = await targets(page);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(tooSmall)).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await targets(page)).filter(tooSmall)).toEqual([]);
  await page.keyboard.press('Escape');
}
