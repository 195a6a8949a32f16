import { findPassages, type PassageRule } from '../../../../content-model/checks/find-passages.ts';
import { quote } from '../../../../content-model/plain-text.ts';

/** `detail` is for the writer: it quotes the passage and says how to fix it. */
export type ArticleProblem = { rule: string; detail: string };

export type ForbiddenPassage = PassageRule & { because: string };

/** Rules that have one reason. A pattern alone is a rule without exceptions. */
export const forbid = (because: string, ...rules: readonly (RegExp | PassageRule)[]): ForbiddenPassage[] =>
  rules.map((rule) => ({ ...(rule instanceof RegExp ? { find: rule } : rule), because }));

/** Returns a problem for each forbidden passage. `text` is normalised by `normaliseText`, with one block per line. */
export function forbiddenPassages(rule: string, table: readonly ForbiddenPassage[], text: string): ArticleProblem[] {
  return table.flatMap((forbidden) =>
    findPassages(forbidden, text).map((passage) => ({
      rule,
      detail: `remove ${quote(passage.text)}: ${forbidden.because}`,
    })),
  );
}
