import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, RouterContextProvider } from 'react-router';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { type RequestContext, requestContext } from '../../server/request-context.ts';

export type Route = { loader: (args: never) => unknown; default: ComponentType<never> };

const base = 'https://www.dental.example';

/** Renders a route's page with its own loader. `head` has the meta tags and the structured data. */
export function renderRoute(route: Route, content: SiteContent, address: string, now: string): { html: string; head: unknown } {
  const context = new RouterContextProvider();
  context.set(requestContext, { content, site: { base }, groupBase: base, now: new Date(now) } as RequestContext);
  const url = new URL(address, base);
  const answer = route.loader({ context, url, request: new Request(url), params: {} } as never) as { data?: unknown };
  const loaderData = (answer.data ?? answer) as { head: unknown };
  const Page = route.default as ComponentType<{ loaderData: unknown }>;
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(Page, { loaderData })),
  );
  return { html, head: loaderData.head };
}
