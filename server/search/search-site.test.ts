import { describe, expect, it } from 'vitest';
import { pageSources } from '../../domain/site-pages.fixtures.ts';
import { createLog } from '../platform/log.ts';
import { createPageTexts } from '../platform/pages/page-texts.ts';
import { createSearchSite } from './search-site.ts';

const synonyms = [{ typed: ['pyorrhoea'], means: 'gum' }];
const site = { base: 'https://group.example', practice: undefined };
const log = createLog('silent', 'web');
const post = {
  slug: 'gums',
  title: 'Looking after gums',
  excerpt: 'What gums want.',
  content: '<p>Brush.</p>',
  category: 'Oral Hygiene',
  published_at: '2026-01-01T09:00:00.000Z',
};
const source = {
  edition: () => 'one',
  render: async (_: unknown, path: string) =>
    path === '/complaints'
      ? new Response('gone', { status: 404 })
      : new Response(`<title>${path}</title><main><h1>${path}</h1>Gums at ${path}</main>`),
};
const searchWith = (search: (words: string) => Promise<(typeof post)[]>) =>
  createSearchSite({ site, content: () => ({ ...pageSources, synonyms }), pageTexts: createPageTexts(), blogPosts: { search } });

describe('createSearchSite', () => {
  it('finds pages and articles', async () => {
    const found = await searchWith(async () => [post])(' gums ', source, log);
    expect(found).toMatchObject({
      query: 'gums',
      articlesMissing: false,
      articles: [{ slug: 'gums', category: 'Oral Hygiene' }],
    });
    expect(found.pages).toHaveLength(10);
    expect(found.articles[0]?.excerpt).toContainEqual({ text: 'gums', marked: true });
    const paths = (await searchWith(async () => [])('complaints blog search share', source, log)).pages.map(({ path }) => path);
    expect(paths).toEqual(['/share-your-story']);
  });

  it('looks for articles with the corrected words and the synonyms', async () => {
    const asked: string[] = [];
    const found = await searchWith(async (words) => {
      asked.push(words);
      return [post];
    })('pyorrhoea at privasy', source, log);
    expect(asked).toEqual(['pyorrhoea privacy or gum privacy']);
    expect(found.articles[0]?.excerpt).toContainEqual({ text: 'gums', marked: true });
  });

  it('finds a page of content alone by its heading', async () => {
    const { pages } = await searchWith(async () => [])('nervous', source, log);
    expect(pages).toMatchObject([{ path: '/nervous-patients', name: 'Nervous about the dentist?' }]);
  });

  it('does not search for an empty query', async () => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await searchWith(never)('  ?  ', source, log)).toEqual({
      query: '?',
      pages: [],
      articles: [],
      articlesMissing: false,
    });
  });

  it('finds pages when the database fails, and reports that articles are missing', async () => {
    const found = await searchWith(() => Promise.reject(new Error('no database')))('gums', source, log);
    expect(found).toMatchObject({ articles: [], articlesMissing: true });
    expect(found.pages.length).toBeGreaterThan(0);
  });
});
