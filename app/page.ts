import type { ReactNode } from 'react';
import type { RequestContext } from '../server/request-context.ts';
import type { HeadTag } from './seo/head-tags.tsx';

/** What a route answers with. app/document.tsx renders the document around it. */
export type Page = {
  head: readonly HeadTag[];
  main: ReactNode;
  status?: number;
  headers?: Record<string, string>;
  /** In the breadcrumb, if the path does not tell it. */
  pageName?: string | undefined;
  /** Whether the page has a section with the id `booking`, for Book Now. */
  hasBooking?: boolean;
  /** Whether the header and footer are around it. */
  hasLayout?: boolean;
};

type Handler = (request: RequestContext) => Page | Response | Promise<Page | Response>;

export type Route = {
  get: Handler;
  post?: Handler;
  /** Its pages, and those about its errors, load no third-party scripts and are not submitted to search engines. */
  isPrivate?: boolean;
};
