/**
 * Prepares a request for the router. Puts it under the configured base URL, since behind TLS the socket's scheme differs from
 * the visitor's. The router refuses posts whose origin is not that of the URL, so two kinds of posts get the origin of the
 * base: those from an alias of the site, and those from our pages without referrer, whose origin is 'null'.
 */
export function siteRequest(raw: Request, base: string): Request {
  const { pathname, search } = new URL(raw.url);
  // Without the visitor's abort signal: other visitors may share the rendering, and the router treats an abort as a failure.
  const request = new Request(new Request(`${base}${pathname}${search}`, raw), { signal: null });
  const origin = raw.headers.get('Origin') ?? '';
  const originHost = URL.parse(origin)?.host;
  const isSameOriginNull = origin === 'null' && raw.headers.get('Sec-Fetch-Site') === 'same-origin';
  if (isSameOriginNull || (originHost && originHost === raw.headers.get('Host')?.toLowerCase())) {
    request.headers.set('Origin', new URL(base).origin);
  }
  return request;
}
