import { describe, expect, it } from 'vitest';
import { siteRequest } from './site-request.ts';

const base = 'https://www.threeridings.example';

const post = (url: string, headers: Record<string, string>) =>
  new Request(url, {
    method: 'POST',
    body: 'firstName=Ada',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('siteRequest', () => {
  it('puts the configured base before path and query, and keeps method, headers and body', async () => {
    const request = siteRequest(post('http://127.0.0.1:3000/share?a=1', { 'X-Request-Id': 'one' }), base);
    expect(request.url).toBe(`${base}/share?a=1`);
    expect(request.method).toBe('POST');
    expect(request.headers.get('X-Request-Id')).toBe('one');
    expect(await request.text()).toBe('firstName=Ada');
  });

  it('is not aborted when the visitor leaves, because others may share the rendering', () => {
    const leaving = new AbortController();
    const request = siteRequest(new Request('http://socket/blog', { signal: leaving.signal }), base);
    leaving.abort();
    expect(request.signal.aborted).toBe(false);
  });

  it('accepts a post from a host alias', () => {
    const alias = { Host: 'threeridings.example', Origin: 'https://threeridings.example' };
    expect(siteRequest(post('http://socket/share', alias), base).headers.get('Origin')).toBe(base);
  });

  it('accepts a post from our pages without a referrer', () => {
    const hidden = { Host: 'www.threeridings.example', Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    expect(siteRequest(post('http://socket/staff/token', hidden), base).headers.get('Origin')).toBe(base);
    const sandboxed = { ...hidden, 'Sec-Fetch-Site': 'cross-site' };
    expect(siteRequest(post('http://socket/staff/token', sandboxed), base).headers.get('Origin')).toBe('null');
  });

  it.each([
    'https://evil.example',
    'https://threeridings.example.evil.example',
    'https://threeridings.example:8443',
    'null',
    'nonsense',
  ])('keeps the origin %s, which the router rejects', (origin) => {
    const request = siteRequest(post('http://socket/share', { Host: 'threeridings.example', Origin: origin }), base);
    expect(request.headers.get('Origin')).toBe(origin);
  });

  it('does not add an origin', () => {
    expect(siteRequest(new Request('http://socket/share', { headers: { Host: 'a.example' } }), base).headers.has('Origin')).toBe(
      false,
    );
  });
});
