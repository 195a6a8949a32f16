import { findPassages, type PassageRule } from '../../../../content/checks/find-passages.ts';
import { type ArticleProblem, type ArticleRule, quote } from './article-problem.ts';

export type ForbiddenPassage = PassageRule & { because: string };

/** Returns a problem for each forbidden passage. `text` is normalised by `normaliseText`, with one block per line. */
export function forbiddenPassages(rule: ArticleRule, table: readonly ForbiddenPassage[], text: string): ArticleProblem[] {
  return table.flatMap((forbidden) =>
    findPassages(forbidden, text).map((passage) => ({
      rule,
      detail: `remove ${quote(passage.text)}: ${forbidden.because}`,
    })),
  );
}
