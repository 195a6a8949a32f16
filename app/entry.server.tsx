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
    // By default React moves large parts to the end of the document and needs a script to put them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return new Response(stream, { status, headers });
}

/** Logs with the request id, so that the line can be found from a visitor's report. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // Aborted requests and client errors such as 404 are not logged.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError) context.get(requestContext).log.error({ err: error }, 'Failed to render page');
};
