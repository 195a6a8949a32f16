import { fleschKincaidGrade, longestSentence, sentencesOf } from '../../../../content/reading-age.ts';
import type { Block } from './article-blocks.ts';
import { type ArticleProblem, quote } from './article-problem.ts';

/** Easy to read for most 14-year-olds. */
const maxGrade = 9;

export function readingLevelProblems(blocks: readonly Block[]): ArticleProblem[] {
  const sentences = sentencesOf(blocks.map(({ text }) => text));
  const grade = fleschKincaidGrade(sentences);
  if (grade <= maxGrade) return [];
  const detail = `the reading level is grade ${grade.toFixed(1)}, above the maximum of ${maxGrade}: use shorter words and sentences, starting with ${quote(longestSentence(sentences))}`;
  return [{ rule: 'reading-level', detail }];
}
