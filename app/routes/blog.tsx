import { lazy } from 'react';
import { data, type MetaDescriptor } from 'react-router';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import { postsPerPage } from '../backend/blog-posts.ts';
import { generateFunction, generationOutcome } from '../backend/generate-article.ts';
import { BlogPage } from '../pages/blog/blog-page.tsx';
import { pageCount, pageNumber } from '../pages/blog/paging.ts';
import type { Route } from './+types/blog';
import { listHead } from './blog-head.ts';
import { blogHeaders, failureHeaders } from './blog-headers.ts';
import { blogSite } from './blog-site.ts';
import { missingPageHead } from './page-head.ts';

/** Its drawing is no part of what every reader of the blog loads. */
const NotFoundPage = lazy(() =>
  import('../pages/not-found/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
);

function missing(request: RequestContext, path: string) {
  const { code, home, imageAlt, search, text } = request.content.notFoundPage;
  const head = missingPageHead(request, path);
  const screen = { code, home, imageAlt, search, text, path };
  return data({ page: 1, head, list: undefined, failed: false, missing: screen }, { status: 404, headers: blogHeaders });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const page = pageNumber(url.searchParams);
  if (page === undefined) return missing(request, url.pathname);
  // The first page's comes with the words.
  const head = page === 1 ? undefined : listHead(blogSite(request), page);
  try {
    const total = await request.blogPosts.count();
    if (page > pageCount(total)) return missing(request, url.pathname);
    const posts = await request.blogPosts.newest(postsPerPage, (page - 1) * postsPerPage);
    return data({ page, head, list: { posts, total }, failed: false, missing: undefined }, { headers: blogHeaders });
  } catch (error) {
    request.log.error({ err: error }, 'the list of articles could not be read');
    const failure = { page, head, list: undefined, failed: true, missing: undefined };
    return data(failure, { status: 503, headers: failureHeaders });
  }
}

/**
 * The first page waits for nothing: it shows what the browser has of the list, or the places of its cards. Others are
 * reached by plain links; only Back comes here for one, and gets it as a load would.
 */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  if (pageNumber(url.searchParams) !== 1) return await serverLoader();
  return { page: 1, head: undefined, list: undefined, failed: false, missing: undefined };
}

/** The button of Admin Tools where no script runs. */
export async function action({ context }: Route.ActionArgs) {
  const { invoke, log } = context.get(requestContext);
  try {
    return generationOutcome(await invoke(generateFunction));
  } catch (error) {
    log.error({ err: error }, 'an article could not be generated');
    return generationOutcome(undefined);
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData?.head ?? matches[1].loaderData.listHead;
}

export default function Blog({ actionData, loaderData, matches }: Route.ComponentProps) {
  const { failed, list, missing, page } = loaderData;
  if (missing) return <NotFoundPage {...missing} />;
  const { version, words } = matches[1].loaderData;
  return (
    <BlogPage words={words} version={version} page={page} fromServer={list} failedOnServer={failed} generated={actionData} />
  );
}
