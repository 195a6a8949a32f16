import type { SiteContent } from '../../../content-model/schema/site.ts';
import { oncePer } from '../../../domain/once-per.ts';
import { createOverloadPage } from './overload-page.ts';

/** Long enough for the queue to drain, short enough for a waiting visitor. */
export const retryAfterSeconds = '2';

const headers = { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds };

type PageContent = Pick<SiteContent, 'brand' | 'busyPage' | 'organisation'>;

const pageOf = oncePer(createOverloadPage);

/** Responds 503 to excess requests, as JSON, plain text or a small HTML page that is prepared once per content version. */
export function createOverloadResponse(currentContent: () => PageContent) {
  return (request: Request): Response => {
    if (new URL(request.url).pathname.startsWith('/functions/')) {
      return Response.json({ message: 'The site is busy. Try again in a few seconds.' }, { status: 503, headers });
    }
    if (!request.headers.get('accept')?.includes('text/html')) {
      return new Response('The site is busy. Try again in a few seconds.\n', {
        status: 503,
        headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    const page = pageOf(currentContent());
    return new Response(page.html(request.method === 'POST'), {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': page.policy },
    });
  };
}
