import type { Page } from '@playwright/test';
import { normaliseText } from '../../content-model/plain-text.ts';
import { fleschKincaidGrade, readingAge } from '../../content-model/reading-age.ts';

export type PageReadingAge = { age: number; sentences: number; words: number; hardest: string[] };

/**
 * The reading age of a page: its Flesch-Kincaid grade plus five. Counts sentences in paragraphs, lists, definitions, quotations
 * and captions, but not headings, tables, buttons, navigation or addresses.
 */
export async function pageReadingAge(page: Page): Promise<PageReadingAge> {
  const texts = await page.locator('main').evaluate((main) => {
    const excluded = 'nav, table, form, address, button, [aria-hidden="true"], [data-skeletons], h1, h2, h3, h4, h5, h6';
    const blocks = [...main.querySelectorAll('p, li, dd, blockquote, figcaption')];
    return (
      blocks
        .filter((block) => !block.closest(excluded))
        // Only the innermost of nested blocks.
        .filter((block) => !block.querySelector('p, li, dd, blockquote, figcaption'))
        .map((block) => {
          const copy = block.cloneNode(true) as Element;
          for (const element of copy.querySelectorAll(`${excluded}, svg, .sr-only`)) element.remove();
          // A block that is only a link is a label, not a sentence.
          const [link] = copy.querySelectorAll('a');
          return link?.textContent?.trim() === copy.textContent?.trim() ? '' : (copy.textContent ?? '');
        })
    );
  });
  const { age, sentences, words } = readingAge([...new Set(texts.map(normaliseText))]);
  const hardest = [...sentences].sort((a, b) => fleschKincaidGrade([b]) - fleschKincaidGrade([a])).slice(0, 3);
  return { age, sentences: sentences.length, words, hardest: hardest.map((sentence) => sentence.trim()) };
}
