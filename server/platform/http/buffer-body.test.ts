import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { bufferBody } from './buffer-body.ts';

const post = (body: BodyInit) =>
  new Request('http://site.example/form?x=1', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'X-Other': 'kept' },
    body,
    // Node requires this for a stream body. The DOM types do not have it.
    ...{ duplex: 'half' },
  });

describe('bufferBody', () => {
  it('returns the same request', async () => {
    const whole = await bufferBody(post('words'));
    expect([whole.url, whole.method, whole.headers.get('x-other')]).toEqual(['http://site.example/form?x=1', 'POST', 'kept']);
    expect(whole.headers.get('content-type')).toBe('text/plain');
    expect(await whole.text()).toBe('words');
  });

  it('waits for the last byte', async () => {
    const slow = new ReadableStream({
      async start(sending) {
        for (const letter of 'abc') {
          sending.enqueue(new TextEncoder().encode(letter));
          await sleep(5);
        }
        sending.close();
      },
    });
    expect(await (await bufferBody(post(slow))).text()).toBe('abc');
  });

  it('stops reading an endless body at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(sending) {
        sent += 10;
        sending.enqueue(new Uint8Array(10));
      },
    });
    const whole = await bufferBody(post(endless), 99);
    expect((await whole.arrayBuffer()).byteLength).toBe(100);
    expect(sent).toBeLessThan(200);
  });

  it('does not read a body with a Content-Length over the limit', async () => {
    const request = post('x'.repeat(100));
    request.headers.set('Content-Length', '100');
    expect(await bufferBody(request, 99)).toBe(request);
    expect(request.bodyUsed).toBe(false);
  });

  it('returns a request without a body unchanged', async () => {
    const request = new Request('http://site.example/');
    expect(await bufferBody(request)).toBe(request);
  });
});
