/**
 * Keeps one page on the visitor's device for when there is no signal. It is a script of its own, a classic one: it may import
 * nothing. The server writes `offlineCopy` before it (server/platform/http/service-worker.ts), so that new content is a new worker.
 */
declare const offlineCopy: { page: string; version: string };

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkerEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type ServiceWorkerScope = {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

// TypeScript knows the scope of a page and not, at the same time, that of a worker.
const scope = self as unknown as ServiceWorkerScope;
const prefix = 'offline-';
const cacheName = prefix + offlineCopy.version;
const dayMs = 86_400_000;
/** Longer than a proxy waits for a process that hangs, so that what it says then is still shown. */
const patienceMs = 20_000;

/** The windows that were given the copy: their style and fonts come from beside it, everybody else's are left alone. */
const readers = new Set<string>();

/** The page with the files that it names. It is put last: what stopped half-way is no copy. */
async function save(): Promise<void> {
  const answer = await fetch(offlineCopy.page, { cache: 'reload', redirect: 'error' });
  if (!answer.ok) throw new Error(`${offlineCopy.page} was answered with ${answer.status}`);
  const html = await answer.clone().text();
  const files = [...html.matchAll(/<link [^>]*href="(\/assets\/[^"]+)/g)].map(([, file = '']) => file);
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
  await cache.put(offlineCopy.page, answer);
}

const saved = async (address: string) => (await caches.open(cacheName)).match(address, { ignoreVary: true });

/** Once a day for whoever visits, so that the date on the copy is that of a recent visit. Anew, too, where the browser cleared it. */
async function renew(): Promise<void> {
  const savedAt = Date.parse((await saved(offlineCopy.page))?.headers.get('Date') ?? '');
  if (!(Date.now() - savedAt < dayMs)) await save();
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  // When the preload fails, Firefox resolves with an error response. Other browsers reject.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

const noAnswer = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });

/** Whatever the server says is shown, a refusal too; the copy only where nothing comes. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = await Promise.race([fromNetwork(event), noAnswer()]);
    event.waitUntil(renew().catch(() => {}));
    return answer;
  } catch (error) {
    const copy = await saved(offlineCopy.page);
    if (!copy) throw error;
    readers.add(event.resultingClientId);
    return copy;
  }
}

scope.addEventListener('install', (event) => {
  // No page depends on which worker it started with, so the new copy need not wait until every tab is closed.
  event.waitUntil(save().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const start = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The browser asks for the page while the worker wakes up: on an old phone that takes a while.
    await scope.registration.navigationPreload?.enable();
    // For the first page of a visit, which was there before the worker: the signal may go while it is read.
    await scope.clients.claim();
  };
  event.waitUntil(start());
});

scope.addEventListener('fetch', (event) => {
  const { clientId, request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // Behind a signed link nothing stands in for the page.
    event.respondWith(url.pathname.startsWith('/staff/') ? fromNetwork(event) : page(event));
  } else if (readers.has(clientId)) {
    event.respondWith(saved(request.url).then((file) => file ?? fetch(request)));
  }
});

export {};
