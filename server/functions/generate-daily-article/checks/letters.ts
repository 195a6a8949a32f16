import { type ArticleProblem, quote } from './article-problem.ts';

/** A Cyrillic letter can stand in for a Latin one, and an Arabic digit for ours: to a reader the same, to every rule here not. */
const foreign = /[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]/gu;

export function letterProblems(text: string): ArticleProblem[] {
  const found = new Set(text.match(foreign));
  if (found.size === 0) return [];
  const detail = `${quote([...found].join(' '))}: write English letters and digits only`;
  return [{ rule: 'letters', detail }];
}
