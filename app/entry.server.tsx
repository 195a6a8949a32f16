import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { requestContext } from '../server/request-context.ts';

const renderTimeoutMs = 10_000;

/**
 * Renders the whole document before the first byte is sent: pages are rendered once and cached, so there is nobody to
 * stream to, and the security policy needs the hash of every inline script of the finished HTML.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: AbortSignal.timeout(renderTimeoutMs),
    // Parts that are long would come hidden at the end of the page, for a script to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  // In development Vite's own modules have to come first.
  return new Response(import.meta.env.PROD ? afterFirstPaint(html) : html, { status, headers });
}

const moduleScript = '<script type="module" async="">';

/** The router would have its modules fetched before the page is painted: they wait for app/boot/start-react.ts. */
function afterFirstPaint(html: string): string {
  // Its script is the last one of this kind: what stands further up came out of the database.
  const at = html.lastIndexOf(moduleScript);
  if (at < 0) return html;
  const waiting = `${html.slice(0, at)}<script type="text/later">${html.slice(at + moduleScript.length)}`;
  return waiting.replaceAll('<link rel="modulepreload"', '<link rel="later"');
}

/** With the request's id, so that the line can be found from what a visitor reports. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A visitor who went away before the answer is no failure of ours, nor is one who asks for what is not there.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(requestContext).log.error({ err: error }, 'a page could not be made');
};
