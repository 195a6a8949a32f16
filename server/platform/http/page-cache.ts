import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag, hasTag } from './etag.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Page = { status: number; headers: Headers; body: Uint8Array };
type CachedPage = Page & { edition: string; etag: string; compressed: Partial<Record<Encoding, Uint8Array>>; staleUntil: number };

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
const brotli = (body: Uint8Array, quality: number) =>
  compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const isCompressible = ({ headers }: Page) => headers.get('Content-Type') !== 'image/png';

async function readPage(response: Response): Promise<Page> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  const page = { status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) };
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

function send(request: Request, page: Page, encoding: Encoding, body: Uint8Array): Response {
  const headers = new Headers(page.headers);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.byteLength));
  // The type is too narrow: a view of any buffer is valid.
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { status: page.status, headers });
}

/** For a response to one visitor. Compressed at a fast level in the preferred encoding. */
async function sendUncached(request: Request, page: Page): Promise<Response> {
  const encoding = isCompressible(page) ? preferredEncoding(request.headers.get('Accept-Encoding')) : 'identity';
  if (encoding === 'br') return send(request, page, 'br', await brotli(page.body, 4));
  if (encoding === 'gzip') return send(request, page, 'gzip', await compressGzip(page.body, { level: 5 }));
  return send(request, page, 'identity', page.body);
}

export const respondUncached = async (request: Request, response: Response) => sendUncached(request, await readPage(response));

function sendCached(request: Request, page: CachedPage): Response {
  const tagged = { ...page, headers: new Headers(page.headers) };
  tagged.headers.set('ETag', page.etag);
  if (hasTag(request.headers.get('If-None-Match'), page.etag)) {
    return new Response(null, { status: 304, headers: tagged.headers });
  }
  const preferred = preferredEncoding(request.headers.get('Accept-Encoding'));
  const compressed = page.compressed[preferred];
  return compressed ? send(request, tagged, preferred, compressed) : send(request, tagged, 'identity', page.body);
}

/** An in-memory LRU cache of rendered and compressed pages. Stores 200 responses only. */
export function createPageCache({ maxBytes, now = () => performance.now(), ttlMs }: Options) {
  const pages = new LRUCache<string, CachedPage, Asked & { render: Render }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, compressed }) =>
      [body, ...Object.values(compressed)].reduce((bytes, { byteLength }) => bytes + byteLength, 1),
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
      const [br, gz] = isCompressible(page)
        ? await Promise.all([brotli(page.body, 9), compressGzip(page.body, { level: 9 })])
        : [];
      // In lru-cache, 0 means no expiry.
      options.ttl = Math.max(1, freshUntil - now());
      return {
        ...page,
        edition,
        // Weak, because the bytes differ between encodings.
        etag: `W/${entityTag(page.body)}`,
        compressed: { ...(br ? { br } : {}), ...(gz ? { gzip: gz } : {}) },
        staleUntil: freshUntil + staleMs,
      };
    },
  });

  return {
    /**
     * Responds from the cache, or renders. Concurrent requests for a key share one rendering, so never call it for a private page.
     */
    async respond(request: Request, { key, ...asked }: Asked & { key: string }, render: Render): Promise<Response> {
      // Not get(), which deletes stale entries.
      const known = pages.peek(key, { allowStale: true });
      try {
        const forceRefresh = known !== undefined && known.edition !== asked.edition;
        return sendCached(request, await pages.forceFetch(key, { context: { ...asked, render }, forceRefresh }));
      } catch (error) {
        const isFailure = !(error instanceof NotCacheable) || error.page.status >= 500;
        if (isFailure && known && now() < known.staleUntil) return sendCached(request, known);
        if (error instanceof NotCacheable) return sendUncached(request, error.page);
        throw error;
      }
    },
  };
}
