import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

type WeightKind = 'html' | 'css' | 'font' | 'script' | 'other';
/** `firstPaint` is the document with what it names in its head to block or to fetch first. */
export type PageWeight = Record<Exclude<WeightKind, 'other'> | 'firstPaint' | 'rawHtml' | 'elements' | 'requests', number>;

const typeOf = (response: Response) => response.headers()['content-type'] ?? '';

/** Prefetched pages do not count towards this page's weight. */
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

/** Measures a page load: bytes after brotli, and the number of elements and requests. Call it before opening the page. */
export function weigh(page: Page): () => Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const elements = await page.locator('*').count();
    const first = await page
      .locator('head :is(link[rel=stylesheet], link[rel=preload], script[src]:not([async], [defer], [type=module]))')
      .evaluateAll((elements) =>
        elements.map((element) => ('href' in element ? element.href : (element as HTMLScriptElement).src)),
      );
    const weight: PageWeight = { firstPaint: 0, html: 0, rawHtml: 0, elements, css: 0, font: 0, script: 0, requests: 0 };
    for (const response of responses) {
      const kind = kindOf(response);
      if (!isPrefetched(response)) weight.requests += 1;
      // The browser keeps no body for prefetched responses.
      const isFirst = kind === 'html' || first.includes(response.url());
      if (kind === 'other' && !isFirst) continue;
      const body = await response.body();
      if (kind === 'html') weight.rawHtml += body.length;
      // Fonts are already compressed. Everything else is sent with brotli in production.
      const bytes = kind === 'font' || /^image\/(?!svg)/.test(typeOf(response)) ? body.length : brotliCompressSync(body).length;
      if (kind !== 'other') weight[kind] += bytes;
      if (isFirst) weight.firstPaint += bytes;
    }
    return weight;
  };
}
