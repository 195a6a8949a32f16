import { data, type MetaDescriptor } from 'react-router';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import { postsPerPage } from '../backend/blog-posts.ts';
import { generateFunction, generationOutcome } from '../backend/request-article.ts';
import { pageCount, pageNumber } from '../islands/post-list/paging.ts';
import { BlogPage } from '../pages/blog/blog-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import type { Route } from './+types/blog';
import { failedInit, lateInit, listHead } from './blog-head.ts';
import { missingPage } from './page-head.ts';
import { withDeadline } from './with-deadline.ts';

async function readPage({ blogPosts }: RequestContext, page: number) {
  const total = await blogPosts.count();
  if (page > pageCount(total)) return 'missing';
  return { total, posts: await blogPosts.newest(postsPerPage, (page - 1) * postsPerPage) };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const page = pageNumber(url.searchParams);
  if (page === undefined) return missingPage(request, url.pathname);
  const { blogPage: words, version } = request.content;
  const head = listHead(request, page);
  const list = { version, words, page, failedOnServer: false };
  try {
    const found = await withDeadline(readPage(request, page), url);
    if (found === 'missing') return missingPage(request, url.pathname);
    if (found === 'late') return data({ head, list: { ...list, fromServer: undefined } }, lateInit);
    return data({ head, list: { ...list, fromServer: found } });
  } catch (error) {
    request.log.error({ err: error }, 'Failed to load blog posts');
    const failure = { head, list: { ...list, fromServer: undefined, failedOnServer: true } };
    return data(failure, failedInit);
  }
}

/** Generates an article from Admin Tools without a script. */
export async function action({ context }: Route.ActionArgs) {
  const { invoke, log } = context.get(requestContext);
  try {
    return generationOutcome(await invoke(generateFunction));
  } catch (error) {
    log.error({ err: error }, 'Failed to generate article');
    return generationOutcome(undefined);
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] => loaderData?.head ?? [];

export default function Blog({ actionData, loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <NotFoundPage {...loaderData.missing} />;
  return <BlogPage {...loaderData.list} generated={actionData} />;
}
