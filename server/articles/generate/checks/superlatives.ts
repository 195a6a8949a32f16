import {
  negated,
  type OwnNames,
  praise,
  praiseOfOurselves,
  promises,
} from '../../../../content-model/checks/praise-and-promises.ts';
import type { ForbiddenPassage } from './article-problem.ts';

const proof = 'the CAP Code requires evidence for such claims, so describe what happens instead';
const promise = 'results cannot be promised, so describe what is usual';

const table: readonly ForbiddenPassage[] = [
  ...praise.map((rule) => ({ ...rule, because: proof })),
  ...promises.map((rule) => ({ ...rule, because: promise })),
  // 'Pension Credit guarantee credit' is the name of a benefit.
  { find: /\bguarantee(?:s|d|ing)?\b(?! credit\b)/gi, unlessBefore: negated, because: promise },
];

export const superlatives = (ours: OwnNames): ForbiddenPassage[] => [
  ...table,
  ...praiseOfOurselves(ours).map((rule) => ({ ...rule, because: proof })),
];
