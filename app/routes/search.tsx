import { fill } from '../../domain/fill.ts';
import { londonParts } from '../../domain/london-time.ts';
import { requestContext } from '../../server/request-context.ts';
import { SearchPage, type SearchPageProps } from '../pages/search/search-page.tsx';
import { chargesInForce } from '../practices/charges-in-force.ts';
import type { Route } from './+types/search';
import { pageHead } from './page-head.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { emergencyPage, searchPage, version } = request.content;
  const { answerTitle, head, home, ...words } = searchPage;
  const { articles, articlesMissing, pages, query } = await request.search(url.searchParams.get('q') ?? '');
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
    path: url.pathname,
    head: query ? { ...head, title: fill(answerTitle, { query }) } : head,
    robots: 'noindex',
  });
  return { head: tags, page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData.page} />;
}
