import { expect, test } from 'vitest';
import { serviceWorkerResponse } from './service-worker.ts';

test('is revalidated at every visit and sent only when changed', async () => {
  const sent = serviceWorkerResponse(new Headers(), 'a script');
  expect(sent.status).toBe(200);
  expect(sent.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(sent.headers.get('Cache-Control')).toBe('no-cache');
  expect(await sent.text()).toBe('a script');
  const known = new Headers({ 'If-None-Match': sent.headers.get('ETag') ?? '' });
  expect(serviceWorkerResponse(known, 'a script').status).toBe(304);
  expect(serviceWorkerResponse(known, 'another script').status).toBe(200);
});
