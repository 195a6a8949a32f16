import { type ArticleProblem, quote } from './article-problem.ts';

/** A Cyrillic letter or an Arabic digit can look the same to a reader, but no other rule would match it. */
const foreign = /[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]/gu;

export function letterProblems(text: string): ArticleProblem[] {
  const found = new Set(text.match(foreign));
  if (found.size === 0) return [];
  return [{ rule: 'letters', detail: `${quote([...found].join(' '))}: write English letters and digits only` }];
}
