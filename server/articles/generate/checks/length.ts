import type { Block } from './article-blocks.ts';
import type { ArticleProblem } from './article-problem.ts';
import { splitWords } from './visible-text.ts';

const minWords = 600;
const maxWords = 1500;

export function lengthProblems(blocks: readonly Block[]): ArticleProblem[] {
  const words = blocks.reduce((sum, { text }) => sum + splitWords(text).length, 0);
  if (words >= minWords && words <= maxWords) return [];
  return [{ rule: 'length', detail: `the article has ${words} words; write ${minWords} to ${maxWords}` }];
}
