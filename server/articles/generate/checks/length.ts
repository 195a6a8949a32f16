import type { Block } from './article-blocks.ts';
import type { ArticleProblem } from './article-problem.ts';
import { htmlToText } from './visible-text.ts';

const fewest = 600;
const most = 1500;

export function lengthProblems(blocks: readonly Block[]): ArticleProblem[] {
  const words = blocks.reduce((sum, { text }) => sum + htmlToText(text).length, 0);
  if (words >= fewest && words <= most) return [];
  return [{ rule: 'length', detail: `the article has ${words} words; write ${fewest} to ${most}` }];
}
