import { taggedAnswer } from './entity-tag.ts';

export const serviceWorkerPath = '/service-worker.js';

/** Takes itself and what it kept off the device. Browsers ask for the script at every visit, and so find this one. */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

type Copy = { page: string; version: string };

/** The built script, told what to keep. Another version is another script, which is how browsers see that there is a new one. */
export const keepingWorker = (script: string, copy: Copy) => `self.offlineCopy=${JSON.stringify(copy)};\n${script}`;

/** Never from a cache unasked, so that a worker can be taken back within one visit. */
export const serviceWorkerAnswer = (headers: Headers, worker: string): Response =>
  taggedAnswer(headers, worker, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/javascript; charset=utf-8',
    // A worker runs under the policy that it comes with: it talks to this site and to nobody else.
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  });
