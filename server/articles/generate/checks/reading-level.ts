import { fleschKincaidGrade, sentencesOf } from '../../../../content/reading-age.ts';
import type { Block } from './article-blocks.ts';
import { type ArticleProblem, quote } from './article-problem.ts';
import { splitWords } from './visible-text.ts';

/** Easy to read for most 14-year-olds. */
const maxGrade = 9;

export function readingLevelProblems(blocks: readonly Block[]): ArticleProblem[] {
  const sentences = sentencesOf(blocks.map(({ text }) => text));
  const grade = fleschKincaidGrade(sentences);
  if (grade <= maxGrade) return [];
  const longest = sentences.reduce((a, b) => (splitWords(b).length > splitWords(a).length ? b : a), '');
  const detail = `the reading level is grade ${grade.toFixed(1)}, above the maximum of ${maxGrade}: use shorter words and sentences, starting with ${quote(longest)}`;
  return [{ rule: 'reading-level', detail }];
}
