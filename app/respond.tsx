import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { clinicPagePaths, offlinePath } from '../domain/site-pages.ts';
import type { RequestContext } from '../server/request-context.ts';
import { siteFiles } from './built-files.ts';
import { Document, sheetSource } from './document.tsx';
import type { Page, Route } from './page.ts';
import { createPageStyles } from './page-styles.ts';
import { ErrorPage } from './pages/error/error-page.tsx';

/** A clinic's own host serves a short list of pages and redirects all others to the group's host. */
function isElsewhere({ content, site, url }: RequestContext): boolean {
  const isPictureOrOffline = /^\/(?:drawings|share-pictures)\//.test(url.pathname) || url.pathname === offlinePath;
  if (!site.practice || isPictureOrOffline) return false;
  return !clinicPagePaths(site.practice, content.practices).includes(url.pathname);
}

const stylesOf = import.meta.env.PROD
  ? createPageStyles(readFileSync(`build/client${siteFiles.filesOf(sheetSource).scripts[0]}`, 'utf8'))
  : () => '';

/**
 * Static markup, because React doesn't hydrate pages. Other markup has a comment between texts, and there Chromium hides the space
 * from screen readers, which then read two words as one.
 */
function send(request: RequestContext, { isPrivate = false }: Route, page: Page): Response {
  const markup = renderToStaticMarkup(<Document request={request} page={page} isPrivate={isPrivate} />);
  const styles = stylesOf(markup);
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...page.headers });
  const policy = request.documentPolicy(styles);
  if (policy) headers.set('Content-Security-Policy', policy);
  const html = styles ? markup.replace('</head>', () => `<style>${styles}</style></head>`) : markup;
  return new Response(`<!doctype html>${html}`, { status: page.status ?? 200, headers });
}

/** The error page of the route, without the layout if that is what fails. */
function sendError(request: RequestContext, route: Route): Response {
  const { errorPage } = request.content;
  const main = <ErrorPage {...errorPage} />;
  const page = { head: [{ title: errorPage.title }], status: 500 };
  try {
    return send(request, route, { ...page, main });
  } catch (error) {
    request.log.error({ err: error }, 'Failed to render error page');
    return send(request, route, { ...page, main: <main>{main}</main>, hasLayout: false });
  }
}

/** Answers a request with a route, or with the error page if that fails. */
export async function respond(route: Route, request: RequestContext): Promise<Response> {
  try {
    if (isElsewhere(request)) {
      const { groupBase, url } = request;
      return new Response(null, { status: 301, headers: { Location: groupBase + url.pathname + url.search } });
    }
    const handle = request.raw.method === 'POST' && route.post ? route.post : route.get;
    const answer = await handle(request);
    return answer instanceof Response ? answer : send(request, route, answer);
  } catch (error) {
    // With the request id, so that the line can be found from a visitor's report.
    request.log.error({ err: error }, 'Failed to render page');
    return sendError(request, route);
  }
}
