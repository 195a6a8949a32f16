import type { RequestContext } from '../../server/request-context.ts';
import { postsPerPage } from '../backend/blog-posts.ts';
import { type GenerationOutcome, generateFunction, generationOutcome } from '../backend/request-article.ts';
import { pageCount, pageNumber } from '../islands/post-list/paging.ts';
import type { PostListProps } from '../islands/post-list/post-list.tsx';
import type { Page } from '../page.ts';
import { BlogPage } from '../pages/blog/blog-page.tsx';
import { failedInit, lateInit, listHead } from './blog-head.ts';
import { missingPage } from './page-head.tsx';
import { withDeadline } from './with-deadline.ts';

async function readPage({ blogPosts }: RequestContext, page: number) {
  const total = await blogPosts.count();
  if (page > pageCount(total)) return 'missing';
  return { total, posts: await blogPosts.newest(postsPerPage, (page - 1) * postsPerPage) };
}

/** `generated` is the outcome of a form post. */
async function blog(request: RequestContext, generated?: GenerationOutcome): Promise<Page> {
  const number = pageNumber(request.url.searchParams);
  if (number === undefined) return missingPage(request);
  const { blogPage: words, version } = request.content;
  const page = (list: Pick<PostListProps, 'fromServer' | 'failedOnServer'>, init = {}): Page => ({
    head: listHead(request, number),
    main: <BlogPage version={version} words={words} page={number} {...list} generated={generated} />,
    ...init,
  });
  try {
    const found = await withDeadline(readPage(request, number), request.url);
    if (found === 'missing') return missingPage(request);
    if (found === 'late') return page({ failedOnServer: false, fromServer: undefined }, lateInit);
    return page({ failedOnServer: false, fromServer: found });
  } catch (error) {
    request.log.error({ err: error }, 'Failed to load blog posts');
    return page({ failedOnServer: true, fromServer: undefined }, failedInit);
  }
}

export const get = (request: RequestContext) => blog(request);

/** Generates an article from Admin Tools without a script. */
export async function post(request: RequestContext): Promise<Page> {
  try {
    return blog(request, generationOutcome(await request.invoke(generateFunction)));
  } catch (error) {
    request.log.error({ err: error }, 'Failed to generate article');
    return blog(request, generationOutcome(undefined));
  }
}
