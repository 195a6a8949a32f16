import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { putLast } from '../bounded-map.ts';
import { entityTag, hasTag } from './entity-tag.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Page = {
  status: number;
  headers: Headers;
  etag: string;
  bodies: { identity: Uint8Array } & Partial<Record<Encoding, Uint8Array>>;
};
type Kept = { page: Page; edition: number | undefined; freshUntil: number; usableUntil: number };

export type PageMemory = {
  /** Answers a request for a page: from memory while the page itself says that it holds, or by making it. */
  answer(request: Request, key: string, make: () => Promise<Response>): Promise<Response>;
  /** The page if it is there and still holds. */
  fresh(key: string): Page | undefined;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Once for many readers, or once for one: the second is not worth a tenth of a second of work. */
const effort = { kept: { brotli: 9, gzip: 9 }, once: { brotli: 4, gzip: 5 } };

/** For one visitor: in the encoding that the request takes, and no other. */
async function compress(raw: Uint8Array, only: Encoding | undefined): Promise<Page['bodies']> {
  const { brotli, gzip: level } = only ? effort.once : effort.kept;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  const isWanted = (encoding: Encoding) => !only || only === encoding;
  const [br, gz] = await Promise.all([
    isWanted('br') ? compressBrotli(raw, { params }) : undefined,
    isWanted('gzip') ? compressGzip(raw, { level }) : undefined,
  ]);
  return { identity: raw, ...(br ? { br } : {}), ...(gz ? { gzip: gz } : {}) };
}

async function finish(response: Response, policy: string, only?: Encoding): Promise<Page> {
  const raw = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (headers.get('content-type')?.startsWith('text/html')) headers.set('Content-Security-Policy', policy);
  headers.delete('content-length');
  // A picture is as small as it gets: compressing it again costs time and saves nothing.
  if (headers.get('content-type') === 'image/png') {
    return { status: response.status, headers, etag: entityTag(raw), bodies: { identity: raw } };
  }
  headers.set('Vary', 'Accept-Encoding');
  // Weak: the same page in another encoding has other bytes.
  const etag = `W/${entityTag(raw)}`;
  return { status: response.status, headers, etag, bodies: await compress(raw, only) };
}

/** What the page says about shared caches holds for this one too. */
function lifetime(headers: Headers): { fresh: number; onError: number } {
  const value = headers.get('cache-control') ?? '';
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(value)?.[1] ?? 0);
  if (/\b(?:private|no-store|no-cache)\b/.test(value) || headers.has('set-cookie')) return { fresh: 0, onError: 0 };
  return { fresh: seconds('s-maxage'), onError: seconds('stale-if-error') };
}

export function preferredEncoding(accepted: string | null | undefined): Encoding {
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : 'identity';
}

const encodingFor = (request: Request) => preferredEncoding(request.headers.get('accept-encoding'));

/** What is compressed inside, such as a picture, is kept in no other way. */
export const encodingOf = ({ bodies }: Page, preferred: Encoding): Encoding => (bodies[preferred] ? preferred : 'identity');
export const bodyOf = ({ bodies }: Page, encoding: Encoding): Uint8Array => bodies[encoding] ?? bodies.identity;

function send(request: Request, page: Page): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  if (page.status === 200 && hasTag(request.headers.get('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingOf(page, encodingFor(request));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = bodyOf(page, encoding);
  headers.set('Content-Length', String(body.byteLength));
  // The type of a Response's body leaves out that a view of any buffer will do.
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { status: page.status, headers });
}

type Options = {
  /** The security policy of documents. */
  policy: string;
  /** Of a page whose changes we are told of: as long as this stays, so does the page. Other caches, which nobody tells, ask again. */
  editionOf?: (key: string) => number | undefined;
  entries?: number;
  now?: () => number;
};

/** A page can also change by itself, when an hour comes. */
const longestEditionMs = 60_000;

/**
 * A shared cache of finished pages in the process: made once, compressed once, with their security
 * policy. Visitors who ask at once wait for one rendering. Bounded; the page that was asked for longest ago goes first.
 */
export function createPageMemory({ editionOf, entries = 300, now = Date.now, policy }: Options): PageMemory {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Page>>();

  async function make(key: string, render: () => Promise<Response>, request: Request): Promise<Page> {
    // Asked before: what changes while the page is being made may or may not be in it.
    const edition = editionOf?.(key);
    const response = await render();
    const { fresh, onError } = response.status === 200 ? lifetime(response.headers) : { fresh: 0, onError: 0 };
    const page = await finish(response, policy, fresh > 0 ? undefined : encodingFor(request));
    if (fresh > 0) {
      const freshMs = edition === undefined ? fresh * 1000 : longestEditionMs;
      const usableUntil = now() + freshMs + onError * 1000;
      putLast(kept, key, { page, edition, freshUntil: now() + freshMs, usableUntil }, entries);
    }
    return page;
  }

  function begin(key: string, render: () => Promise<Response>, request: Request): Promise<Page> {
    const pending = make(key, render, request).finally(() => making.delete(key));
    making.set(key, pending);
    return pending;
  }

  function find(key: string): Kept | undefined {
    const known = kept.get(key);
    if (known) putLast(kept, key, known, entries);
    return known;
  }

  const isFresh = (key: string, { edition, freshUntil }: Kept) => now() < freshUntil && edition === editionOf?.(key);

  return {
    fresh(key) {
      const known = find(key);
      return known && isFresh(key, known) ? known.page : undefined;
    },
    async answer(request, key, render) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(request, await finish(await render(), policy, encodingFor(request)));
      const known = find(key);
      if (known && isFresh(key, known)) return send(request, known.page);
      const usable = known && now() < known.usableUntil ? known.page : undefined;
      const joined = making.get(key);
      try {
        const page = await (joined ?? begin(key, render, request));
        if (page.status >= 500 && usable) return send(request, usable);
        // A page for one visitor, such as the form with its own key, is not given to those who waited beside them.
        const forAll = lifetime(page.headers).fresh > 0 || page.status >= 500;
        return send(request, joined && !forAll ? await make(key, render, request) : page);
      } catch (error) {
        if (usable) return send(request, usable);
        throw error;
      }
    },
  };
}
