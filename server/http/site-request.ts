/**
 * A visitor's request as the router is to see it: under the configured base, since behind TLS the socket's scheme differs
 * from the visitor's. The router refuses a post whose origin is not that of the address; a visitor who came by another name
 * of the same site, such as an alias, posts from the host that was asked, and that is no stranger.
 */
export function siteRequest(raw: Request, base: string): Request {
  const { pathname, search } = new URL(raw.url);
  const request = new Request(`${base}${pathname}${search}`, raw);
  const origin = URL.parse(raw.headers.get('Origin') ?? '');
  if (origin?.host && origin.host === raw.headers.get('Host')?.toLowerCase()) {
    request.headers.set('Origin', new URL(base).origin);
  }
  return request;
}
