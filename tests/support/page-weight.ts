import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

type WeightKind = 'html' | 'css' | 'font' | 'react' | 'boot' | 'other';
export type PageWeight = Record<Exclude<WeightKind, 'other'> | 'requests', number>;

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
  if (/\/boot-[\w-]+\.js$/.test(pathname)) return 'boot';
  return pathname.endsWith('.js') ? 'react' : 'other';
}

/** What loading a page brings over the wire, in bytes after brotli, and in how many requests. Call before the page is opened. */
export function weigh(page: Page): () => Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const weight: PageWeight = { html: 0, css: 0, font: 0, react: 0, boot: 0, requests: 0 };
    for (const response of responses) {
      const kind = kindOf(response);
      if (!isPrefetched(response)) weight.requests += 1;
      // Of what the browser fetches for later it keeps no body to look at.
      if (kind === 'other') continue;
      const body = await response.body();
      // Fonts are compressed inside; the rest is sent as brotli in production.
      weight[kind] += kind === 'font' ? body.length : brotliCompressSync(body).length;
    }
    return weight;
  };
}
