/**
 * A visitor's request as the router is to see it: under the configured base, since behind TLS the socket's scheme differs
 * from the visitor's. The router refuses a post whose origin is not that of the address; a visitor who came by another name
 * of the same site, such as an alias, posts from the host that was asked, and that is no stranger. Nor is a page of ours that
 * hides its address: its posts come from 'null', and the browser says beside it that they are ours.
 */
export function siteRequest(raw: Request, base: string): Request {
  const { pathname, search } = new URL(raw.url);
  // Without the visitor's signal: others may be waiting for the same page, and the router takes one who leaves for a failure.
  const request = new Request(new Request(`${base}${pathname}${search}`, raw), { signal: null });
  const given = raw.headers.get('Origin') ?? '';
  const origin = URL.parse(given);
  const hidden = given === 'null' && raw.headers.get('Sec-Fetch-Site') === 'same-origin';
  if (hidden || (origin?.host && origin.host === raw.headers.get('Host')?.toLowerCase())) {
    request.headers.set('Origin', new URL(base).origin);
  }
  return request;
}
