import { syllable } from 'syllable';
import type { Block } from './article-blocks.ts';
import { type ArticleProblem, quote } from './article-problem.ts';
import { wordsOf } from './visible-text.ts';

/** What most people of 14 read with ease. */
const highestGrade = 9;

const longestWord = 50;

const sentenceEnds = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

export function readingLevelProblems(blocks: readonly Block[]): ArticleProblem[] {
  const sentences = sentencesOf(blocks);
  const grade = fleschKincaidGrade(sentences);
  if (grade <= highestGrade) return [];
  const longest = sentences.reduce((a, b) => (wordsOf(b).length > wordsOf(a).length ? b : a), '');
  const detail = `the reading level is grade ${grade.toFixed(1)}, the highest is ${highestGrade}: use shorter words and sentences, beginning with ${quote(longest)}`;
  return [{ rule: 'reading-level', detail }];
}

/** A block ends a sentence whether or not it has a full stop, so a heading or a list item is at least one of its own. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap(({ text }) => [...sentenceEnds.segment(text)].map(({ segment }) => segment))
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** Kincaid et al. 1975. No text has no grade: 0. */
export function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A figure has none to the counter, but is read as a word. The counter takes seconds for a word as long as a page. */
function syllablesOf(word: string): number {
  return Math.max(1, syllable(word.slice(0, longestWord)));
}
