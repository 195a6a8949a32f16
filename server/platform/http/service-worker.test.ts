import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { offlineWorker, serviceWorkerResponse, unregisteringWorker } from './service-worker.ts';

const copy = { page: '/offline', version: 'one' };

test('adds the page and version to cache to the built script', () => {
  const seen: unknown[] = [];
  const scope: Record<string, unknown> = { seen };
  scope['self'] = scope;
  runInNewContext(offlineWorker('seen.push(offlineCopy.page, offlineCopy.version)', copy), scope);
  expect(seen).toEqual(['/offline', 'one']);
  expect(offlineWorker('', copy)).not.toBe(offlineWorker('', { ...copy, version: 'two' }));
});

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

test('the unregistering worker deletes only our caches and then itself', async () => {
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
