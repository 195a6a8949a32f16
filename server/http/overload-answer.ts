import type { SiteContent } from '../../content/schema/site.ts';
import { createOverloadPage } from './overload-page.ts';

/** Long enough for the line to empty, short enough for somebody who waits. */
export const retryAfterSeconds = '2';

const headers = { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds };

/** What somebody gets whom there is no place for: small, made beforehand, and true for people and programs alike. */
export function createOverloadAnswer(content: Pick<SiteContent, 'brand' | 'busyPage' | 'organisation'>) {
  const page = createOverloadPage(content);
  return (request: Request): Response => {
    const path = new URL(request.url).pathname;
    if (path.startsWith('/functions/')) {
      return Response.json({ message: 'The site is busy. Try again in a few seconds.' }, { status: 503, headers });
    }
    if (!request.headers.get('accept')?.includes('text/html')) {
      return new Response('The site is busy. Try again in a few seconds.\n', {
        status: 503,
        headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    return new Response(page.html(request.method === 'POST'), {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': page.policy },
    });
  };
}
