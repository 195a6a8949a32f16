import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { requestContext } from '../server/request-context.ts';

/**
 * Static markup, because React doesn't hydrate pages. Other markup has a comment between texts, and there Chromium hides the space
 * from screen readers, which then read two words as one.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const markup = renderToStaticMarkup(<ServerRouter context={context} url={request.url} />);
  return new Response(`<!doctype html>${markup}`, { status, headers });
}

/** Logs with the request id, so that the line can be found from a visitor's report. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // Aborted requests and client errors such as 404 are not logged.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError) context.get(requestContext).log.error({ err: error }, 'Failed to render page');
};
