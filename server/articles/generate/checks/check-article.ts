import sanitizeHtml from 'sanitize-html';
import { normaliseText } from '../../../../content-model/plain-text.ts';
import { articleClaims } from '../../../../content-model/wording/claims.ts';
import { diagnoses } from '../../../../content-model/wording/diagnoses.ts';
import { doses, openingHours, phoneNumbers, prices, writtenAddresses } from '../../../../content-model/wording/figures.ts';
import type { OwnNames } from '../../../../content-model/wording/praise.ts';
import { type WordingRule, wordingProblems } from '../../../../content-model/wording/rule.ts';
import { staffFacts } from '../../../../content-model/wording/staff.ts';
import { testimonials } from '../../../../content-model/wording/testimonials.ts';
import { plainTextProblems, sanitiseContent } from '../../../platform/pages/allowed-html.ts';
import { decodeEntities } from '../../../platform/pages/page-text.ts';
import { readBlocks } from './article-blocks.ts';
import { type ArticleDraft, articleDraft, type LenientDraft, parseLeniently } from './article-draft.ts';
import type { ArticleProblem } from './article-problem.ts';
import { linkProblems } from './links.ts';
import { type KnownArticle, nearDuplicateProblems } from './near-duplicates.ts';
import { lengthProblems, letters, readingLevelProblems, structureProblems } from './structure.ts';

export type CheckContext = {
  /** `path` has no query and no fragment. */
  pageExists(path: string): boolean;
  /** All published, withdrawn and waiting articles except the candidate itself. */
  known: readonly KnownArticle[];
  staffNames: readonly string[];
  ours: OwnNames;
  /** News of the practice may be short, and may name people and times. */
  isNews?: boolean;
  /** HTML that a model may not write. */
  moreTags?: readonly string[];
};

/** `draft` is safe to show, and undefined if the candidate does not match the schema. */
export type CheckedArticle = { draft: ArticleDraft | undefined; problems: ArticleProblem[] };

/** Checks an article before publication. Reports all problems at once, so that the writer can fix them in one round. */
export function checkArticle(candidate: unknown, context: CheckContext): CheckedArticle {
  const { data, error } = articleDraft.safeParse(candidate);
  const parts = parseLeniently(candidate);
  const content = sanitiseContent(parts.content ?? '', context.moreTags);
  return {
    draft: data && { ...data, content: content.html.trim() },
    problems: [
      ...(error?.issues ?? []).map(schemaProblem),
      ...content.problems,
      ...articleProblems(parts, content.html, context),
    ],
  };
}

function articleProblems(parts: LenientDraft, html: string, context: CheckContext): ArticleProblem[] {
  const { isNews = false, known, pageExists } = context;
  const article = readBlocks(html);
  const fields = [parts.title, parts.excerpt, ...parts.tags, parts.metaTitle, parts.metaDescription];
  const text = [...fields.map(visibleText), ...article.blocks.map((block) => block.text)].join('\n');
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
    ...Object.entries(wordingRules(context)).flatMap(([rule, table]) =>
      wordingProblems(table, text).map(({ isHarmful, message }) => ({ rule, detail: message, isHarmful })),
    ),
  ];
}

/** Plain-text fields may contain HTML by mistake. */
const visibleText = (text: string) =>
  normaliseText(decodeEntities(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })));

/** What no field of an article may say, by rule. */
const wordingRules = ({ isNews, ours, staffNames }: CheckContext): Record<string, readonly WordingRule[]> => ({
  letters,
  links: writtenAddresses,
  prices,
  'phone-numbers': phoneNumbers,
  'opening-hours': isNews ? [] : openingHours,
  doses,
  claims: articleClaims(ours),
  diagnoses,
  testimonials,
  staff: staffFacts(staffNames, isNews),
});

function schemaProblem({ path, message }: { path: readonly PropertyKey[]; message: string }): ArticleProblem {
  const detail = `${path.map(String).join('.') || 'the article'}: ${message}`;
  return { rule: 'schema', detail: detail.slice(0, 300), isHarmful: true };
}
