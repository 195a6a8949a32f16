import { plainTextProblems, sanitiseContent } from './allowed-html.ts';
import { readBlocks } from './article-blocks.ts';
import { type ArticleDraft, articleDraft, type LenientDraft, parseLeniently } from './article-draft.ts';
import type { ArticleProblem } from './article-problem.ts';
import { diagnosisProblems } from './diagnoses.ts';
import { doseProblems } from './doses.ts';
import { lengthProblems } from './length.ts';
import { letterProblems } from './letters.ts';
import { linkProblems, writtenAddressProblems } from './links.ts';
import { type KnownArticles, nearDuplicateProblems } from './near-duplicates.ts';
import { openingHoursProblems } from './opening-hours.ts';
import { phoneNumberProblems } from './phone-numbers.ts';
import { priceProblems } from './prices.ts';
import { readingLevelProblems } from './reading-level.ts';
import { staffProblems } from './staff-claims.ts';
import { shoutingProblems, structureProblems } from './structure.ts';
import { type OwnNames, superlativeProblems } from './superlatives.ts';
import { testimonialProblems } from './testimonials.ts';
import { normalisePlainText } from './visible-text.ts';

export type { ArticleProblem } from './article-problem.ts';
export type { KnownArticles } from './near-duplicates.ts';

export type CheckContext = {
  /** `path` has no query and no fragment. */
  pageExists(path: string): boolean;
  /** All published, withdrawn and waiting articles except the candidate itself. */
  known: KnownArticles;
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
  const { isNews = false, known, ours, pageExists, staffNames } = context;
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
    ...shoutingProblems(text),
    ...letterProblems(text),
    ...writtenAddressProblems(text),
    ...priceProblems(text),
    ...phoneNumberProblems(text),
    ...(isNews ? [] : openingHoursProblems(text)),
    ...doseProblems(text),
    ...superlativeProblems(text, ours),
    ...diagnosisProblems(text),
    ...testimonialProblems(text),
    ...staffProblems(text, staffNames, isNews),
  ];
}

function schemaProblem({ path, message }: { path: readonly PropertyKey[]; message: string }): ArticleProblem {
  const detail = `${path.map(String).join('.') || 'the article'}: ${message}`;
  return { rule: 'schema', detail: detail.slice(0, 300) };
}
