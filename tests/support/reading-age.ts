import type { Page } from '@playwright/test';
import { fleschKincaidGrade, sentencesOf } from '../../server/articles/generate/checks/reading-level.ts';
import { normaliseText, splitWords } from '../../server/articles/generate/checks/visible-text.ts';

export type ReadingAge = { age: number; sentences: number; words: number; hardest: string[] };

/** Shorter texts are names, prices or labels, which would lower the reading age. */
const minimumWords = 5;

/**
 * The reading age of a page: its Flesch-Kincaid grade plus five. Counts sentences in paragraphs, lists, definitions, quotations
 * and captions, but not headings, tables, buttons, navigation or addresses.
 */
export async function readingAge(page: Page): Promise<ReadingAge> {
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
  const blocks = [...new Set(texts.map(normaliseText))].map((text) => ({ tag: 'p', text }));
  const sentences = sentencesOf(blocks).filter((sentence) => splitWords(sentence).length >= minimumWords);
  const hardest = [...sentences].sort((a, b) => fleschKincaidGrade([b]) - fleschKincaidGrade([a])).slice(0, 3);
  return {
    age: fleschKincaidGrade(sentences) + 5,
    sentences: sentences.length,
    words: sentences.flatMap(splitWords).length,
    hardest: hardest.map((sentence) => sentence.trim()),
  };
}
