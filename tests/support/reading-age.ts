import type { Page } from '@playwright/test';
import { fleschKincaidGrade, sentencesOf } from '../../server/articles/generate/checks/reading-level.ts';
import { comparable, htmlToText } from '../../server/articles/generate/checks/visible-text.ts';

export type ReadingAge = { age: number; sentences: number; words: number; hardest: string[] };

/** Shorter than this it is a name, a price or a label, and would make the page look easier than it is. */
const fewestWords = 5;

/**
 * The age of a reader who takes in the page's sentences with ease: the grade of Flesch and Kincaid, and five. Only sentences
 * count: paragraphs, entries of lists and definitions, quotations, captions; no headings, tables, buttons, navigation or addresses.
 */
export async function readingAge(page: Page): Promise<ReadingAge> {
  const texts = await page.locator('main').evaluate((main) => {
    const outside = 'nav, table, form, address, button, [aria-hidden="true"], [data-skeletons], h1, h2, h3, h4, h5, h6';
    const blocks = [...main.querySelectorAll('p, li, dd, blockquote, figcaption')];
    return (
      blocks
        .filter((block) => !block.closest(outside))
        // Of nested blocks the innermost has the words.
        .filter((block) => !block.querySelector('p, li, dd, blockquote, figcaption'))
        .map((block) => {
          const copy = block.cloneNode(true) as Element;
          for (const left of copy.querySelectorAll(`${outside}, svg, .sr-only`)) left.remove();
          // A link alone is a label, not a sentence.
          const [link] = copy.querySelectorAll('a');
          return link?.textContent?.trim() === copy.textContent?.trim() ? '' : (copy.textContent ?? '');
        })
    );
  });
  const blocks = [...new Set(texts.map(comparable))].map((text) => ({ tag: 'p', text }));
  const sentences = sentencesOf(blocks).filter((sentence) => htmlToText(sentence).length >= fewestWords);
  const hardest = [...sentences].sort((a, b) => fleschKincaidGrade([b]) - fleschKincaidGrade([a])).slice(0, 3);
  return {
    age: fleschKincaidGrade(sentences) + 5,
    sentences: sentences.length,
    words: sentences.flatMap(htmlToText).length,
    hardest: hardest.map((sentence) => sentence.trim()),
  };
}
