import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedPage } from './asked-page.ts';
import type { Hosts } from './hosts.ts';
import { type Records, recordAnswer, requestIdFrom } from './request-log.ts';
import { addSecurityHeaders, isSecure } from './security-headers.ts';

type Parts = Records & {
  hosts: Hosts;
  /** Whether whoever asks for such a page now is turned away in any case. */
  isFull(): boolean;
  /** Pages that are few, kept, and what a patient comes for: they are never refused here. */
  isFixedPage(path: string, search: string): boolean;
  /** Made by the app, which knows the words. */
  answer(request: Request): Response;
};

/** What has limits of its own, or costs too little to need one: a page's address has no ending, a file's has. */
const isNoPage = /^\/(?:functions|rest|staff|healthz|readyz)(?:\/|$)|\.\w+$/;

/**
 * When the line for pages is full, whoever would be told so at its end is told at the door, before any work is done. In a flood that
 * work was most of the time there was, and it was taken from those who waited to be let in.
 */
export function createEarlyRefusal({ accessLog, answer, hosts, isFixedPage, isFull, metrics }: Parts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const asked = isFull() ? askedPage(request, hosts) : undefined;
    if (!asked || isNoPage.test(asked.path) || isFixedPage(asked.path, asked.search)) return false;
    const { method, path, site } = asked;
    const started = performance.now();
    const requestId = requestIdFrom(undefined);
    const refusal = answer(new Request(`${site.base}/`, { headers: { accept: request.headers.accept ?? '' } }));
    const own = new Headers(refusal.headers);
    addSecurityHeaders(own, { secure: isSecure(site), status: 503 });
    response.writeHead(503, [...[...own].flat(), 'X-Request-Id', requestId]);
    void refusal.text().then((words) => response.end(method === 'HEAD' ? undefined : words));
    recordAnswer(
      { accessLog, metrics },
      {
        requestId,
        method,
        path: path.slice(0, 200),
        status: 503,
        seconds: (performance.now() - started) / 1000,
        kind: 'page',
      },
    );
    return true;
  };
}
