import { describe, expect, it } from 'vitest';
import { isGroupPage } from '../../../../domain/site-pages.fixtures.ts';
import { context, goodDraft } from './article.fixtures.ts';
import { maxContentLength } from './article-draft.ts';
import type { ArticleProblem } from './article-problem.ts';
import { checkArticle } from './check-article.ts';
import { fingerprintOf } from './near-duplicates.ts';
import { realArticles, realStaffNames } from './real-articles.fixtures.ts';
import { lengthProblems } from './structure.ts';

const problemsOf = (candidate: unknown): ArticleProblem[] => checkArticle(candidate, context).problems;
const rulesOf = (candidate: unknown) => [...new Set(problemsOf(candidate).map(({ rule }) => rule))].sort();
const withPassage = (passage: string) => ({ ...goodDraft, content: goodDraft.content.replace('</p>', ` ${passage}</p>`) });

describe('a good article', () => {
  it('passes, with the sanitised content', () => {
    const { draft, problems } = checkArticle(goodDraft, context);
    expect(problems).toEqual([]);
    expect(draft).toMatchObject({ title: goodDraft.title, content: expect.stringMatching(/^<p>A filling mends/) });
  });

  it('passes without the optional fields', () => {
    const { metaTitle: _title, metaDescription: _description, ...draft } = goodDraft;
    expect(problemsOf(draft)).toEqual([]);
  });

  it('may be short and name people and times if it is news, but claims nothing else', () => {
    const content = '<p>Dr Amina Yusuf joins us in Ripon. She is here from 9am on Mondays.</p>';
    const check = (passage = '') => checkArticle({ ...goodDraft, content: `${content}${passage}` }, { ...context, isNews: true });
    expect(check()).toMatchObject({ problems: [] });
    expect(check('<p>Our specialists see you for £20.</p>')).toMatchObject({
      problems: [{ rule: 'prices' }, { rule: 'claims' }],
    });
    expect(check('<p><a href="/no-such-page">More</a></p>')).toMatchObject({ problems: [{ rule: 'links' }] });
  });

  it('passes with its fields trimmed', () => {
    expect(checkArticle({ ...goodDraft, title: ` ${goodDraft.title} ` }, context).draft?.title).toBe(goodDraft.title);
  });
});

describe('a single problem is reported by one rule only', () => {
  it.each([
    ['html', withPassage('<span>x</span>')],
    ['length', { ...goodDraft, content: goodDraft.content + '<p>A few words more.</p>'.repeat(300) }],
    ['structure', { ...goodDraft, content: `<h2>Start</h2>${goodDraft.content}` }],
    ['letters', withPassage('bеst')],
    ['links', withPassage('<a href="/no-such-page">x</a>')],
    ['prices', withPassage('It is £<strong>50</strong>.')],
    ['phone-numbers', withPassage('Call 01632<br>960101.')],
    ['opening-hours', withPassage('Come at 9am.')],
    ['doses', withPassage('Take two tablets.')],
    ['claims', withPassage('We are the best dentists in Leeds.')],
    ['diagnoses', withPassage('You have gum disease.')],
    ['testimonials', withPassage('One of our patients said so.')],
    ['staff', withPassage('Ask Ruth Thackray.')],
    ['reading-level', withPassage(`${'periodontal rehabilitation necessitates '.repeat(80)}.`)],
    ['schema', { ...goodDraft, title: 'x'.repeat(111) }],
    ['schema', { ...goodDraft, excerpt: 'Too short.' }],
    ['schema', { ...goodDraft, category: 'Gossip' }],
    ['schema', { ...goodDraft, tags: ['one'] }],
    ['schema', { ...goodDraft, tags: ['one', 2] }],
    ['schema', { ...goodDraft, metaDescription: 'Too short.' }],
    ['schema', { ...goodDraft, author: 'Somebody' }],
    ['schema', { ...goodDraft, title: 'NUL \u0000 inside' }],
    ['schema', { ...goodDraft, title: 'Half a \ud83e character' }],
    ['schema', { ...goodDraft, content: 7 }],
    ['schema', { ...goodDraft, content: 'x'.repeat(maxContentLength + 1) }],
  ])('%s', (rule, candidate) => {
    expect(rulesOf(candidate)).toEqual([rule]);
  });

  it.each([
    [599, 1],
    [600, 0],
    [1500, 0],
    [1501, 1],
  ])('length: an article of %i words has %i', (words, expected) => {
    expect(lengthProblems([{ tag: 'p', text: 'word '.repeat(words) }])).toHaveLength(expected);
  });

  it('near-duplicate', () => {
    const known = [fingerprintOf({ slug: 'a', title: 'Another title', content: goodDraft.content })];
    expect(checkArticle(goodDraft, { ...context, known })).toMatchObject({ problems: [{ rule: 'near-duplicate' }] });
  });
});

describe('every field is checked', () => {
  it.each([
    { ...goodDraft, title: 'Fillings for £50' },
    { ...goodDraft, excerpt: `${goodDraft.excerpt} It is &#163;50.` },
    { ...goodDraft, tags: ['fillings', 'under £50'] },
    { ...goodDraft, metaTitle: 'Fillings for ５０ pounds' },
    { ...goodDraft, metaDescription: `${goodDraft.metaDescription} Only 50 GBP.` },
  ])('%#', (candidate) => {
    expect(rulesOf(candidate)).toContain('prices');
  });
});

it('reports all problems at once, also when the schema does not match', () => {
  const candidate = { title: 'The best dentist in Leeds', content: '<h1>£50</h1><p onclick="x">Call 01632 960101 at 9am.</p>' };
  const expected = ['claims', 'html', 'length', 'links', 'opening-hours', 'phone-numbers', 'prices', 'schema', 'structure'];
  expect(rulesOf(candidate)).toEqual(expected);
});

it('truncates quotations in its messages', () => {
  const long = `£${'9'.repeat(5000)} ${'best dentist '.repeat(500)} <${'x'.repeat(5000)} ${'y'.repeat(5000)}="1">`;
  for (const { detail } of problemsOf({ ...withPassage(long), ['z'.repeat(5000)]: 1 })) expect(detail.length).toBeLessThan(400);
});

describe('real articles', () => {
  const articles = realArticles();
  const staffNames = realStaffNames();
  const pageExists = (path: string) =>
    isGroupPage(path) && (!path.startsWith('/blog/') || articles.some(({ slug }) => path === `/blog/${slug}`));
  const fingerprints = articles.map(fingerprintOf);
  const check = ({ place: _place, slug, ...draft }: (typeof articles)[number]) =>
    checkArticle(draft, {
      pageExists,
      staffNames,
      ours: context.ours,
      known: fingerprints.filter((other) => other.slug !== slug),
    });

  it.each(articles.filter(({ place }) => place === 'blog-backlog'))('backlog article $slug passes', (article) => {
    expect(check(article)).toMatchObject({ problems: [] });
  });

  // Hand-written articles may use tables, which generated ones may not. The rules about wording are the same.
  it.each(articles.filter(({ place }) => place === 'blog'))('no wording problem is reported in $slug', (article) => {
    expect(check(article).problems.filter(({ rule }) => rule !== 'html' && rule !== 'structure')).toEqual([]);
  });
});
