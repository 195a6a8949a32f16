import type { OwnNames } from '../../../../content-model/checks/praise-and-promises.ts';
import { plainTextProblems, sanitiseContent } from './allowed-html.ts';
import { readBlocks } from './article-blocks.ts';
import { type ArticleDraft, articleDraft, type LenientDraft, parseLeniently } from './article-draft.ts';
import { type ArticleProblem, type ForbiddenPassage, forbiddenPassages } from './article-problem.ts';
import { diagnoses } from './diagnoses.ts';
import { doses, openingHours, phoneNumbers, prices } from './figures.ts';
import { linkProblems, writtenAddresses } from './links.ts';
import { type KnownArticle, nearDuplicateProblems } from './near-duplicates.ts';
import { staffClaims } from './staff-claims.ts';
import { lengthProblems, letters, readingLevelProblems, structureProblems } from './structure.ts';
import { superlatives } from './superlatives.ts';
import { testimonials } from './testimonials.ts';
import { normalisePlainText } from './visible-text.ts';

export type { ArticleProblem } from './article-problem.ts';

export type CheckContext = {
  /** `path` has no query and no fragment. */
  pageExists(path: string): boolean;
  /** All published, withdrawn and waiting articles except the candidate itself. */
  known: readonly KnownArticle[];
  staffNames: readonly string[];
  ours: OwnNames;
  /** News of the practice may be short, and may name people and times. */
  isNews?: boolean;
};

export type CheckedArticle = { ok: true; draft: ArticleDraft } | { ok: false; problems: ArticleProblem[] };

/** Checks an article before publication. Reports all problems at once, so that the writer can fix them in one round. */
export function checkArticle(candidate: unknown, context: CheckContext): CheckedArticle {
  const parsed = articleDraft.safeParse(candidate);
  const parts = parseLeniently(candidate);
  const content = sanitiseContent(parts.content ?? '');
  const problems = [
    ...(parsed.error?.issues ?? []).map(schemaProblem),
    ...content.problems,
    ...articleProblems(parts, content.html, context),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, draft: { ...parsed.data, content: content.html.trim() } };
}

function articleProblems(parts: LenientDraft, html: string, context: CheckContext): ArticleProblem[] {
  const { isNews = false, known, pageExists } = context;
  const article = readBlocks(html);
  const fields = [parts.title, parts.excerpt, ...parts.tags, parts.metaTitle, parts.metaDescription];
  const text = [...fields.map(normalisePlainText), ...article.blocks.map((block) => block.text)].join('\n');
  return [
    ...plainTextProblems(fields),
    // The schema already reports missing content.
    ...(parts.content === undefined
      ? []
      : [
          ...(isNews ? [] : lengthProblems(article.blocks)),
          ...structureProblems(article, isNews),
          ...linkProblems(article.links, pageExists, isNews),
          ...readingLevelProblems(article.blocks),
        ]),
    ...nearDuplicateProblems(parts.title, article.blocks, known),
    ...Object.entries(forbiddenIn(context)).flatMap(([rule, table]) => forbiddenPassages(rule, table, text)),
  ];
}

/** What no field of an article may say, by rule. */
const forbiddenIn = ({ isNews, ours, staffNames }: CheckContext): Record<string, readonly ForbiddenPassage[]> => ({
  letters,
  links: writtenAddresses,
  prices,
  'phone-numbers': phoneNumbers,
  'opening-hours': isNews ? [] : openingHours,
  doses,
  superlatives: superlatives(ours),
  diagnoses,
  testimonials,
  staff: staffClaims(staffNames, isNews),
});

function schemaProblem({ path, message }: { path: readonly PropertyKey[]; message: string }): ArticleProblem {
  const detail = `${path.map(String).join('.') || 'the article'}: ${message}`;
  return { rule: 'schema', detail: detail.slice(0, 300) };
}
