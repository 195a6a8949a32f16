import { taggedResponse } from './etag.ts';

export const serviceWorkerPath = '/service-worker.js';

/** Deletes the offline copies and unregisters itself. Browsers request the script at every visit, so they get this one. */
export const unregisteringWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The built script and what it caches. A new version changes the script, which is how browsers detect an update. */
export const offlineWorker = (script: string, copy: { page: string; version: string }) =>
  `self.offlineCopy=${JSON.stringify(copy)};\n${script}`;

/** Browsers always revalidate it, so that a worker can be withdrawn within one visit. */
export const serviceWorkerResponse = (headers: Headers, worker: string): Response =>
  taggedResponse(headers, worker, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/javascript; charset=utf-8',
    // A worker runs under the policy of its script. It may connect to this site only.
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  });
