import type { Pool } from 'pg';
import { z } from 'zod';
import { renderArticle } from '../../content-model/markdown.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { textFault } from '../../content-model/text-limits.ts';
import { capitalise } from '../../domain/capitalise.ts';
import { londonParts, unambiguousLondonInstant } from '../../domain/london-time.ts';
import { articleRules, exceptOwn } from '../../server/articles/generate/article-rules.ts';
import { plainTextProblems } from '../../server/articles/generate/checks/allowed-html.ts';
import { articleDraft } from '../../server/articles/generate/checks/article-draft.ts';
import { checkArticle } from '../../server/articles/generate/checks/check-article.ts';
import { readBlog } from '../../server/articles/posts.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import { findPicture } from './article-pictures.ts';
import type { Article, NewText } from './articles.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { type FieldName, type FormProblem, fieldNames, readTyped, type Typed, tagsOf } from './typed-article.ts';

export function emptyForm({ blogPage }: Pick<SiteContent, 'blogPage'>): Typed {
  return { ...readTyped({ body: '' }), category: 'Practice News', author: blogPage.defaultAuthor };
}

export function formOf(article: Article): Typed {
  const { author, category, excerpt, metaDescription, metaTitle, picture, pictureAlt, title } = article;
  const { date, minutes } = londonParts(article.at);
  const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
  return {
    ...{ title, excerpt, category, author, picture, pictureAlt },
    body: htmlToMarkdown(article.content),
    tags: article.tags.join(', '),
    metaTitle: metaTitle ?? '',
    metaDescription: metaDescription ?? '',
    publishAt: article.isScheduled && !article.isWaiting ? `${date}T${time}` : '',
  };
}

/** PostgreSQL's clock decides what is visible, so `now` is the time and not the desk's clock. */
type Context = { pool: Pool; live: LiveContent; memberId: string; now: Date; article?: Article | undefined };

/** `text` is undefined if there are problems. `advice` stops nobody: the article is the member's. */
type CheckedForm = { text: NewText | undefined; problems: FormProblem[]; advice: FormProblem[] };

/** Refuses what does not fit the schema, unsafe HTML and what harms patients. The other rules of articles are advice. */
export async function checkForm(typed: Typed, context: Context): Promise<CheckedForm> {
  const { article, live, memberId, now, pool } = context;
  const fault = typed.body === undefined ? undefined : textFault(typed.body);
  if (fault) return { text: undefined, problems: [{ fieldId: 'body', message: `${fault.message} ${fault.advice}` }], advice: [] };
  const candidate = {
    title: typed.title,
    excerpt: typed.excerpt,
    category: typed.category,
    tags: tagsOf(typed),
    metaTitle: typed.metaTitle.trim() || undefined,
    metaDescription: typed.metaDescription.trim() || undefined,
    content: typed.body === undefined ? article?.content : renderArticle(typed.body),
  };
  const parsed = articleDraft.safeParse(candidate);
  const author = z.string().trim().min(1).max(120).safeParse(typed.author);
  const problems: FormProblem[] = [
    ...(parsed.error?.issues ?? [])
      .map((issue) => ({ fieldId: fieldOf(issue.path[0]), message: messageOf(issue) }))
      // An empty field is also too short.
      .filter(({ fieldId }, index, all) => all.findIndex((other) => other.fieldId === fieldId) === index),
    ...(author.error?.issues ?? []).map((issue) => ({ fieldId: 'author' as const, message: messageOf(issue) })),
  ];
  const advice: FormProblem[] = [];
  const mayChooseTime = !article || article.isScheduled;
  const publishAt = mayChooseTime && typed.publishAt ? unambiguousLondonInstant(typed.publishAt) : undefined;
  if (mayChooseTime && typed.publishAt && !publishAt)
    problems.push({ fieldId: 'publishAt', message: 'Enter a date and time, such as 24/12/2026 17:30.' });
  if (publishAt && publishAt <= now) problems.push({ fieldId: 'publishAt', message: 'Choose a time that is still to come.' });
  // The schema trims, and a text that cannot be edited stays exactly as it is.
  let draft = parsed.data && { ...parsed.data, content: article?.content ?? parsed.data.content };
  if (typed.body !== undefined) {
    const rules = exceptOwn(articleRules(live.content, await readBlog(pool)), article?.slug);
    const checked = checkArticle(candidate, { ...rules, isNews: candidate.category === 'Practice News' });
    draft = checked.draft;
    for (const { detail, isHarmful, rule } of checked.problems)
      if (rule !== 'schema') (isHarmful ? problems : advice).push({ fieldId: 'body', message: asSentence(detail) });
  }
  const { picture } = typed;
  const pictureAlt = typed.pictureAlt.trim();
  const sizes = picture && picture !== article?.picture ? await findPicture(pool, memberId, live, picture) : [];
  if (!sizes) problems.push({ fieldId: 'picture', message: 'This picture is not here any more. Add it again.' });
  if (picture && !pictureAlt) problems.push({ fieldId: 'pictureAlt', message: 'Say what the picture shows.' });
  if (pictureAlt.length > 300) problems.push({ fieldId: 'pictureAlt', message: 'Use at most 300 characters.' });
  for (const { detail } of plainTextProblems([pictureAlt])) problems.push({ fieldId: 'pictureAlt', message: asSentence(detail) });
  if (problems.length > 0 || !draft || !author.success || !sizes) return { text: undefined, problems, advice };
  const text = {
    draft,
    author: author.data,
    publishAt,
    picture: picture ? { address: picture, alt: pictureAlt, sizes } : undefined,
  };
  return { text, problems, advice };
}

const asSentence = (detail: string) => capitalise(detail).replace(/\.?$/, '.');

const fieldOf = (path: PropertyKey | undefined): FieldName => fieldNames.find((name) => name === path) ?? 'body';

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.minimum === 1) return 'Enter something here.';
  if (issue.code === 'too_small') return `Use at least ${issue.minimum} ${issue.origin === 'array' ? 'tags' : 'characters'}.`;
  if (issue.code === 'too_big') return `Use at most ${issue.maximum} ${issue.origin === 'array' ? 'tags' : 'characters'}.`;
  return issue.code === 'invalid_value' ? 'Choose one.' : `${issue.message}.`;
}
