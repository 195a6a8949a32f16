import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { requestContext } from '../server/request-context.ts';

const renderTimeoutMs = 10_000;

/** Renders the whole document before sending it: pages are cached, so streaming gains nothing. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: AbortSignal.timeout(renderTimeoutMs),
    // Parts that are long would come hidden at the end of the page, for a script to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return new Response(stream, { status, headers });
}

/** With the request's id, so that the line can be found from what a visitor reports. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A visitor who went away before the answer is no failure of ours, nor is one who asks for what is not there.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(requestContext).log.error({ err: error }, 'a page could not be made');
};
