import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { submitTestimonial, type TestimonialCall } from './submit-testimonial.ts';

const call: TestimonialCall = {
  testimonial: {
    firstName: 'Ada',
    lastName: 'Lister',
    email: 'ada@patient.example',
    phone: '01632960123',
    treatment: 'Invisalign',
    rating: 5,
    title: 'Straight at last',
    consentVideo: true,
    consentWebsite: true,
    consentMarketing: false,
  },
  idempotencyKey: 'b3c6cd4c-0d4b-4a5e-9f3f-1f6f5a1c2d3e',
  renderedAt: 'stamp',
  link: '',
};

let stop = () => {};

/** Starts a local HTTP server for the real client and makes it the page's origin. */
async function backend(respond: (response: ServerResponse) => void) {
  const requests: { url: string | undefined; headers: IncomingMessage['headers']; body: unknown }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    requests.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
    respond(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { boot: '{"anonKey":"the-public-key"}' } }) });
  return requests;
}

const json =
  (answer: unknown, status = 200, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(answer));
  };

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('submitTestimonial', () => {
  it('sends the specified fields, the public key and the form’s own headers to the function', async () => {
    const requests = await backend(json({ success: true, reference: 'CDFG2345' }));
    expect(await submitTestimonial(call)).toEqual({ status: 'stored', reference: 'CDFG2345' });
    expect(await submitTestimonial({ ...call, link: 'https://spam.example/é' })).toMatchObject({ status: 'stored' });
    const url = '/functions/v1/submit-testimonial';
    const headers = { apikey: 'the-public-key', 'idempotency-key': call.idempotencyKey, 'form-rendered-at': 'stamp' };
    expect(requests).toEqual([
      { url, headers: expect.objectContaining(headers), body: call.testimonial },
      { url, headers: expect.objectContaining({ ...headers, 'form-link': 'filled in' }), body: call.testimonial },
    ]);
    expect(requests[0]?.headers).not.toHaveProperty('form-link');
  });

  it('returns validation errors', async () => {
    const errors = [{ field: 'email', message: 'Invalid email address' }];
    await backend(json({ success: false, error: 'validation', errors }, 400));
    expect(await submitTestimonial(call)).toEqual({ status: 'invalid', errors });
  });

  it('returns a conflict when the key was used for a different request', async () => {
    await backend(json({ success: false, error: 'conflict' }, 409));
    expect(await submitTestimonial(call)).toEqual({ status: 'conflict' });
  });

  it('returns how long to wait after a refusal for its rate', async () => {
    await backend(json({ success: false, error: 'too-many' }, 429, { 'Retry-After': '1800' }));
    expect(await submitTestimonial(call)).toEqual({ status: 'failed', waitSeconds: 1800 });
  });

  it.each([
    ['rate limiting without a wait', json({ success: false, error: 'too-many' }, 429)],
    ['rate limiting until a date', json({}, 429, { 'Retry-After': 'Mon, 16 Nov 2026 10:00:00 GMT' })],
    ['a busy server', json({}, 503, { 'Retry-After': '2' })],
    ['a validation error without details', json({ success: false, error: 'validation' }, 400)],
    ['an unexpected response body', json('yes')],
    ['an empty response', json(null)],
    ['a success without a reference', json({ success: true })],
    ['status 500', json({ success: true, reference: 'CDFG2345' }, 500)],
    ["a proxy's error page", (response: ServerResponse) => void response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['a broken connection', (response: ServerResponse) => void response.destroy()],
  ])('returns a failure for %s', async (_, respond) => {
    await backend(respond);
    expect(await submitTestimonial(call)).toEqual({ status: 'failed' });
  });
});
