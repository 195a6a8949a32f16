import { negated, type OwnNames, praise, praiseOfOurselves, promises } from '../../../../content/checks/praise-and-promises.ts';
import type { ArticleProblem } from './article-problem.ts';
import { type ForbiddenPassage, forbiddenPassages } from './forbidden-passage.ts';

export type { OwnNames } from '../../../../content/checks/praise-and-promises.ts';

const proof = 'the CAP Code requires evidence for such claims, so describe what happens instead';
const promise = 'results cannot be promised, so describe what is usual';

const table: readonly ForbiddenPassage[] = [
  ...praise.map((rule) => ({ ...rule, because: proof })),
  ...promises.map((rule) => ({ ...rule, because: promise })),
  // 'Pension Credit guarantee credit' is the name of a benefit.
  { find: /\bguarantee(?:s|d|ing)?\b(?! credit\b)/gi, unlessBefore: negated, because: promise },
];

export function superlativeProblems(text: string, ours: OwnNames): ArticleProblem[] {
  const aboutOurselves = praiseOfOurselves(ours).map((rule) => ({ ...rule, because: proof }));
  return forbiddenPassages('superlatives', [...table, ...aboutOurselves], text);
}
