import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entityTag, isKnownTag } from './entity-tag.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Page = { status: number; headers: Headers; etag: string; bodies: Record<Encoding, Uint8Array> };
type Kept = { page: Page; freshUntil: number; usableUntil: number };

export type PageMemory = {
  /** Answers a request for a page: from memory while the page itself says that it holds, or by making it. */
  answer(request: Request, key: string, make: () => Promise<Response>): Promise<Response>;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Once for many readers, or once for one: the second is not worth a tenth of a second of work. */
const effort = { kept: { brotli: 9, gzip: 9 }, once: { brotli: 4, gzip: 5 } };

async function finish(response: Response, policyOf: (html: string) => string, kept: boolean): Promise<Page> {
  const raw = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isDocument) headers.set('Content-Security-Policy', policyOf(Buffer.from(raw).toString()));
  headers.set('Vary', 'Accept-Encoding');
  headers.delete('content-length');
  const { brotli, gzip: gzipLevel } = kept ? effort.kept : effort.once;
  const [br, gz] = await Promise.all([
    compressBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
    compressGzip(raw, { level: gzipLevel }),
  ]);
  // Weak: the same page in another encoding has other bytes.
  const etag = `W/${entityTag(raw)}`;
  return { status: response.status, headers, etag, bodies: { br, gzip: gz, identity: raw } };
}

/** What the page says about shared caches holds for this one too. */
function lifetime(headers: Headers): { fresh: number; onError: number } {
  const value = headers.get('cache-control') ?? '';
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(value)?.[1] ?? 0);
  if (/\b(?:private|no-store|no-cache)\b/.test(value) || headers.has('set-cookie')) return { fresh: 0, onError: 0 };
  return { fresh: seconds('s-maxage'), onError: seconds('stale-if-error') };
}

function preferred(accepted: string | null): Encoding {
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : 'identity';
}

function send(request: Request, page: Page): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  if (page.status === 200 && isKnownTag(request.headers, page.etag)) return new Response(null, { status: 304, headers });
  const encoding = preferred(request.headers.get('accept-encoding'));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = page.bodies[encoding];
  headers.set('Content-Length', String(body.byteLength));
  // The type of a Response's body leaves out that a view of any buffer will do.
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { status: page.status, headers });
}

type Options = { policyOf(html: string): string; entries?: number; now?: () => number };

/**
 * A shared cache of finished pages in the process: made once, compressed once, with the security policy of just that
 * document. Visitors who ask at once wait for one rendering. Bounded; the page that was asked for longest ago goes first.
 */
export function createPageMemory({ entries = 300, now = Date.now, policyOf }: Options): PageMemory {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Page>>();

  async function make(key: string, render: () => Promise<Response>): Promise<Page> {
    const response = await render();
    const { fresh, onError } = response.status === 200 ? lifetime(response.headers) : { fresh: 0, onError: 0 };
    const page = await finish(response, policyOf, fresh > 0);
    if (fresh > 0) {
      kept.set(key, { page, freshUntil: now() + fresh * 1000, usableUntil: now() + (fresh + onError) * 1000 });
      if (kept.size > entries) kept.delete(kept.keys().next().value ?? key);
    }
    return page;
  }

  function begin(key: string, render: () => Promise<Response>): Promise<Page> {
    const pending = make(key, render).finally(() => making.delete(key));
    making.set(key, pending);
    return pending;
  }

  return {
    async answer(request, key, render) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(request, await finish(await render(), policyOf, false));
      const known = kept.get(key);
      if (known) {
        // To the end of the line: the first in it is the one that goes.
        kept.delete(key);
        kept.set(key, known);
        if (now() < known.freshUntil) return send(request, known.page);
      }
      const usable = known && now() < known.usableUntil ? known.page : undefined;
      const joined = making.get(key);
      try {
        const page = await (joined ?? begin(key, render));
        if (page.status >= 500 && usable) return send(request, usable);
        // A page for one visitor, such as the form with its own key, is not given to those who waited beside them.
        const forAll = lifetime(page.headers).fresh > 0;
        return send(request, joined && !forAll ? await make(key, render) : page);
      } catch (error) {
        if (usable) return send(request, usable);
        throw error;
      }
    },
  };
}
