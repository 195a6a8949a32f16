import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag, hasTag } from './etag.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** What was sent so far. */
  encoded: Partial<Record<Encoding, Promise<Uint8Array>>>;
  /** Of Brotli. */
  quality: number;
};
type CachedPage = Page & { edition: string; staleUntil: number };

export type Render = () => Promise<Response>;

export type PageCache = ReturnType<typeof createPageCache>;

type Options = {
  /** Total size of all pages including their compressed bodies. */
  maxBytes: number;
  /** How long a page rendered now stays fresh. */
  ttlMs(): number;
  now?(): number;
};

type Asked = {
  /** Of the content. A page of another edition is only used to replace an error. */
  edition: string;
  /** How long after it expires the page may replace an error. */
  staleMs?: number;
};

/** Carries a response that must not be stored through lru-cache, which stores whatever its fetch method returns. */
class NotCacheable extends Error {
  readonly page: Page;
  constructor(page: Page) {
    super(`status ${page.status}`);
    this.page = page;
  }
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const encode: Record<Encoding, (page: Page) => Promise<Uint8Array>> = {
  br: ({ body, quality }) =>
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: ({ body }) => compressGzip(body),
  identity: async ({ body }) => body,
};

/** Of Brotli. Above it, each response that is compressed at that moment needs megabytes, and a flood has many. */
const fastQuality = 4;
/** For cached pages. 9 takes ten times as long, and 32 MB instead of 2, for a hundredth of the bytes. */
const bestQuality = 6;

const isCompressible = ({ headers }: Page) => headers.get('Content-Type') !== 'image/png';

async function readPage(response: Response): Promise<Page> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  const page = {
    status: response.status,
    headers,
    body: new Uint8Array(await response.arrayBuffer()),
    encoded: {},
    quality: fastQuality,
  };
  if (isCompressible(page)) headers.set('Vary', 'Accept-Encoding');
  return page;
}

export function preferredEncoding(accepted: string | null): Encoding {
  const offered = new Set(
    (accepted ?? '')
      // Longer than any browser sends.
      .slice(0, 1_000)
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : 'identity';
}

/** Sends the page in the preferred encoding, or 304 if the client already has it. */
async function send(request: Request, page: Page): Promise<Response> {
  const headers = new Headers(page.headers);
  const tag = headers.get('ETag');
  if (tag && hasTag(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  const encoding = isCompressible(page) ? preferredEncoding(request.headers.get('Accept-Encoding')) : 'identity';
  page.encoded[encoding] ??= encode[encoding](page);
  const body = await page.encoded[encoding];
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.byteLength));
  // The type is too narrow: a view of any buffer is valid.
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { status: page.status, headers });
}

/** For a response to one visitor. */
export const respondUncached = async (request: Request, response: Response) => send(request, await readPage(response));

/** An in-memory LRU cache of rendered and compressed pages. Stores 200 responses only. */
export function createPageCache({ maxBytes, now = () => performance.now(), ttlMs }: Options) {
  const pages = new LRUCache<string, CachedPage, Asked & { render: Render }>({
    maxSize: maxBytes,
    // Both compressed bodies together are a third of the page.
    sizeCalculation: ({ body }) => Math.ceil((body.byteLength * 4) / 3) + 1,
    // Set per entry below.
    ttl: 1,
    ttlResolution: 0,
    perf: { now },
    // A rendering evicted while in progress still serves the requests that share it.
    ignoreFetchAbort: true,
    // Keep the stale page, in case the next request fails too.
    noDeleteOnFetchRejection: true,
    async fetchMethod(_key, _stale, { context: { edition, render, staleMs = 0 }, options }) {
      // Taken before rendering, because changes during rendering may not be in the page.
      const freshUntil = now() + ttlMs();
      const page = await readPage(await render());
      if (page.status !== 200) throw new NotCacheable(page);
      // Weak, because the bytes differ between encodings.
      page.headers.set('ETag', `W/${entityTag(page.body)}`);
      // In lru-cache, 0 means no expiry.
      options.ttl = Math.max(1, freshUntil - now());
      return { ...page, quality: bestQuality, edition, staleUntil: freshUntil + staleMs };
    },
  });

  return {
    /**
     * Responds from the cache, or renders. Concurrent requests for a key share one rendering, so never call it for a private page.
     */
    async respond(request: Request, { key, ...asked }: Asked & { key: string }, render: Render): Promise<Response> {
      // Not get(), which deletes stale entries.
      const known = pages.peek(key, { allowStale: true });
      const forceRefresh = known !== undefined && known.edition !== asked.edition;
      const page = await pages.forceFetch(key, { context: { ...asked, render }, forceRefresh }).catch((error: unknown) => {
        const response = error instanceof NotCacheable ? error.page : undefined;
        const isFailure = !response || response.status >= 500;
        if (isFailure && known && now() < known.staleUntil) return known;
        if (response) return response;
        throw error;
      });
      return send(request, page);
    },
  };
}
