/** What is wrong with an article, and how to fix it. */
export type ArticleProblem = {
  rule: string;
  detail: string;
  /** Nobody may publish it. Other problems are advice to people, and stop only what software writes. */
  isHarmful: boolean;
};

/** Problems of one rule that are not harmful. */
export const problemsOf = (rule: string, details: Iterable<string>): ArticleProblem[] =>
  [...details].map((detail) => ({ rule, detail, isHarmful: false }));
