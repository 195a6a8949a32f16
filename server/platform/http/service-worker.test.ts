import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { offlineWorker, serviceWorkerResponse, unregisteringWorker } from './service-worker.ts';

const copy = { page: '/offline', version: 'one' };

test('the built script finds what it is to keep, and another version is another script', () => {
  const seen: unknown[] = [];
  const scope: Record<string, unknown> = { seen };
  scope['self'] = scope;
  runInNewContext(offlineWorker('seen.push(offlineCopy.page, offlineCopy.version)', copy), scope);
  expect(seen).toEqual(['/offline', 'one']);
  expect(offlineWorker('', copy)).not.toBe(offlineWorker('', { ...copy, version: 'two' }));
});

test('it is asked for at every visit, and sent only when it is new', async () => {
  const sent = serviceWorkerResponse(new Headers(), 'a script');
  expect(sent.status).toBe(200);
  expect(sent.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(sent.headers.get('Cache-Control')).toBe('no-cache');
  expect(await sent.text()).toBe('a script');
  const known = new Headers({ 'If-None-Match': sent.headers.get('ETag') ?? '' });
  expect(serviceWorkerResponse(known, 'a script').status).toBe(304);
  expect(serviceWorkerResponse(known, 'another script').status).toBe(200);
});

test('the one that removes what is kept deletes our caches alone, and then itself', async () => {
  const deeds: string[] = [];
  const work: Promise<unknown>[] = [];
  runInNewContext(unregisteringWorker, {
    addEventListener: (_: string, listener: (event: object) => void) =>
      listener({ waitUntil: (done: Promise<unknown>) => work.push(done) }),
    skipWaiting: () => deeds.push('at once'),
    caches: {
      keys: async () => ['offline-one', 'of-somebody-else'],
      delete: async (name: string) => deeds.push(name),
    },
    registration: { unregister: async () => deeds.push('unregistered') },
  });
  await Promise.all(work);
  expect(deeds).toEqual(['at once', 'offline-one', 'unregistered']);
});
