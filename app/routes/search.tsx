import { fill } from '../../domain/fill.ts';
import { londonParts } from '../../domain/london-time.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { SearchPage, type SearchPageProps } from '../pages/search/search-page.tsx';
import { chargesInForce } from '../practices/charges-in-force.ts';
import { pageHead } from './page-head.tsx';

export async function get(request: RequestContext): Promise<Page> {
  const { emergencyPage, searchPage, version } = request.content;
  const { answerTitle, head, home, ...words } = searchPage;
  const { articles, articlesMissing, pages, query } = await request.search(request.url.searchParams.get('q') ?? '');
  const { reminder, rows } = chargesInForce(request.content, request.now);
  const excerpts = [...pages, ...articles].map(({ excerpt }) => excerpt.map(({ text }) => text).join(''));
  const page: SearchPageProps = {
    words,
    emergencyPhone: emergencyPage.line.phone,
    version,
    query,
    articlesMissing,
    reminder: excerpts.some((text) => rows.some(({ charge }) => text.includes(charge))) ? reminder : undefined,
    pages: pages.map((found) => ({ ...found, name: found.path === '/' ? home : found.name })),
    articles: articles.map(({ publishedAt, ...article }) => ({ ...article, date: londonParts(new Date(publishedAt)).date })),
  };
  // Search pages are not indexed.
  const tags = pageHead(request, {
    path: request.url.pathname,
    head: query ? { ...head, title: fill(answerTitle, { query }) } : head,
    robots: 'noindex',
  });
  return { head: tags, main: <SearchPage {...page} /> };
}
