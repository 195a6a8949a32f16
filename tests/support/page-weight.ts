import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

type WeightKind = 'html' | 'css' | 'font' | 'script' | 'other';
export type PageWeight = Record<Exclude<WeightKind, 'other'> | 'rawHtml' | 'requests', number>;

const typeOf = (response: Response) => response.headers()['content-type'] ?? '';

/** Pages that are prefetched when nothing else is to be done are no part of this one. */
const isPrefetched = (response: Response) =>
  typeOf(response).startsWith('text/html') && !response.request().isNavigationRequest();

function kindOf(response: Response): WeightKind {
  const { pathname } = new URL(response.url());
  const type = typeOf(response);
  if (type.startsWith('text/html')) return isPrefetched(response) ? 'other' : 'html';
  if (type.startsWith('text/css')) return 'css';
  if (pathname.endsWith('.woff2')) return 'font';
  return pathname.endsWith('.js') ? 'script' : 'other';
}

/** What loading a page brings over the wire, in bytes after brotli, and in how many requests. Call before the page is opened. */
export function weigh(page: Page): () => Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const weight: PageWeight = { html: 0, rawHtml: 0, css: 0, font: 0, script: 0, requests: 0 };
    for (const response of responses) {
      const kind = kindOf(response);
      if (!isPrefetched(response)) weight.requests += 1;
      // Of what the browser fetches for later it keeps no body to look at.
      if (kind === 'other') continue;
      const body = await response.body();
      if (kind === 'html') weight.rawHtml += body.length;
      // Fonts are compressed inside; the rest is sent as brotli in production.
      weight[kind] += kind === 'font' ? body.length : brotliCompressSync(body).length;
    }
    return weight;
  };
}
