import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../app/page.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { RequestContext } from '../../server/request-context.ts';

export type Route = { get(request: RequestContext): unknown };

const base = 'https://www.dental.example';

/** Renders a route's page. `head` has the meta tags and the structured data. */
export function renderRoute(
  route: Route,
  content: SiteContent,
  address: string,
  now: string,
): { html: string; head: Page['head'] } {
  const request = { content, site: { base }, groupBase: base, now: new Date(now), url: new URL(address, base), params: {} };
  const { head, main } = route.get(request as unknown as RequestContext) as { head: Page['head']; main: ReactNode };
  return { html: renderToStaticMarkup(main), head };
}
