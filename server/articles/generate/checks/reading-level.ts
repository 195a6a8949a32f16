import { syllable } from 'syllable';
import type { Block } from './article-blocks.ts';
import { type ArticleProblem, quote } from './article-problem.ts';
import { splitWords } from './visible-text.ts';

/** Easy to read for most 14-year-olds. */
const maxGrade = 9;

/** The syllable counter takes seconds for a word as long as a page. */
const maxWordLength = 50;

const sentenceEnds = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

export function readingLevelProblems(blocks: readonly Block[]): ArticleProblem[] {
  const sentences = sentencesOf(blocks);
  const grade = fleschKincaidGrade(sentences);
  if (grade <= maxGrade) return [];
  const longest = sentences.reduce((a, b) => (splitWords(b).length > splitWords(a).length ? b : a), '');
  const detail = `the reading level is grade ${grade.toFixed(1)}, above the maximum of ${maxGrade}: use shorter words and sentences, starting with ${quote(longest)}`;
  return [{ rule: 'reading-level', detail }];
}

/** Every block ends a sentence, with or without a full stop, so a heading or a list item is at least one sentence. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap(({ text }) => [...sentenceEnds.segment(text)].map(({ segment }) => segment))
    .filter((sentence) => splitWords(sentence).length > 0);
}

/** Kincaid et al. 1975. Returns 0 for an empty text. */
export function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(splitWords);
  if (words.length === 0) return 0;
  // The counter finds no syllables in a figure, but readers read it as a word.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word.slice(0, maxWordLength))), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
