import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { blogPostsCache, createBlogPostsCache } from '../backend/blog-posts-cache.ts';
import type { Route } from './+types/blog-layout';
import { listHead } from './blog-head.ts';
import { blogSite } from './blog-site.ts';

/** Words only: a soft navigation waits for them and for no article. The list's head is made here, and its builder stays here. */
export function loader({ context }: Route.LoaderArgs) {
  const site = blogSite(context.get(requestContext));
  return { ...site, listHead: listHead(site, 1) };
}

/** From the list to an article and back nothing of it changes. */
export const shouldRevalidate = () => false;

/** The cache of articles stands here, so that no other page loads what it takes. */
export default function BlogLayout() {
  // On the server each request has its own, or one visitor would see what another one asked for.
  const [cache] = useState(typeof document === 'undefined' ? createBlogPostsCache : blogPostsCache);
  return (
    <QueryClientProvider client={cache}>
      <Outlet />
    </QueryClientProvider>
  );
}
