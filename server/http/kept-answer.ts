import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedPage } from './asked-page.ts';
import { hasTag } from './entity-tag.ts';
import type { Hosts, Site } from './hosts.ts';
import { bodyOf, type Encoding, encodingOf, type Page, type PageMemory, preferredEncoding } from './page-memory.ts';
import { type Records, recordAnswer, requestIdFrom } from './request-log.ts';
import { addSecurityHeaders, isSecure } from './security-headers.ts';

type Parts = Records & {
  hosts: Hosts;
  pages: PageMemory;
  keyOf(site: Site, path: string, search: string): string;
};

/** Ready to be written: names and values by turns, as Node takes them without looking at each. */
type Wire = { whole: Record<Encoding, string[]>; unchanged: string[] };

const flat = (headers: Headers) => [...headers].flat();

function wireOf(page: Page, secure: boolean): Wire {
  const { etag, headers, status } = page;
  const withEncoding = (preferred: Encoding): string[] => {
    const encoding = encodingOf(page, preferred);
    const own = new Headers(headers);
    own.set('ETag', etag);
    if (encoding !== 'identity') own.set('Content-Encoding', encoding);
    own.set('Content-Length', String(bodyOf(page, encoding).byteLength));
    addSecurityHeaders(own, { secure, status });
    return flat(own);
  };
  const unchanged = new Headers(headers);
  unchanged.set('ETag', etag);
  addSecurityHeaders(unchanged, { secure, status: 304 });
  return {
    whole: { br: withEncoding('br'), gzip: withEncoding('gzip'), identity: withEncoding('identity') },
    unchanged: flat(unchanged),
  };
}

/** Browsers word what they take in a few ways; whoever thinks up more makes us read theirs each time. */
function rememberedEncodings(most = 100): (accepted: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (accepted = '') => {
    const found = known.get(accepted);
    if (found) return found;
    const encoding = preferredEncoding(accepted);
    if (known.size < most && accepted.length < 100) known.set(accepted, encoding);
    return encoding;
  };
}

/**
 * The short way to a page that is in memory: bytes and headers go out as they are kept. Whatever is not exactly that, down to an
 * address that is written in another way, takes the long way through the app, which has the last word on everything.
 */
export function createKeptAnswer({ accessLog, hosts, keyOf, metrics, pages }: Parts) {
  const wires = new WeakMap<Page, Wire>();
  const preferred = rememberedEncodings();

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now();
    const asked = askedPage(request, hosts);
    const page = asked && pages.fresh(keyOf(asked.site, asked.path, asked.search));
    if (!page) return false;
    const { method, path, site } = asked;
    const { headers } = request;
    let wire = wires.get(page);
    if (!wire) {
      wire = wireOf(page, isSecure(site));
      wires.set(page, wire);
    }
    const offered = headers['x-request-id'];
    const requestId = requestIdFrom(typeof offered === 'string' ? offered : undefined);
    const unchanged = hasTag(headers['if-none-match'], page.etag);
    const encoding = encodingOf(page, preferred(headers['accept-encoding']));
    const status = unchanged ? 304 : page.status;
    response.writeHead(status, [...(unchanged ? wire.unchanged : wire.whole[encoding]), 'X-Request-Id', requestId]);
    if (unchanged || method === 'HEAD') response.end();
    else response.end(bodyOf(page, encoding));
    recordAnswer(
      { accessLog, metrics },
      { requestId, method, path, status, seconds: (performance.now() - started) / 1000, kind: 'page' },
    );
    return true;
  };
}
