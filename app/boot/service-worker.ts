/**
 * Stores one page for offline use. A classic script, so it cannot import anything. The server prepends `offlineCopy`
 * (server/platform/http/service-worker.ts), so that new content installs a new worker.
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

// The TypeScript project loads the types of pages, which conflict with those of workers.
const scope = self as unknown as ServiceWorkerScope;
const prefix = 'offline-';
const cacheName = prefix + offlineCopy.version;
const dayMs = 86_400_000;
/** Longer than the proxy's read timeout, so that the proxy's error page is shown. */
const timeoutMs = 20_000;

/** Clients that show the stored page. Only their stylesheets and fonts come from the cache. */
const offlineClients = new Set<string>();

/** Stores the page with its sheet and fonts. The page is stored last, so that an incomplete copy is never used. */
async function save(): Promise<void> {
  const answer = await fetch(offlineCopy.page, { cache: 'reload', redirect: 'error' });
  if (!answer.ok) throw new Error(`${offlineCopy.page} returned status ${answer.status}`);
  const html = await answer.clone().text();
  const files = [...html.matchAll(/(?:<link [^>]*href="|url\()(\/assets\/(?!.*latin-ext)[^")]+)/g)].map(([, file = '']) => file);
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
  await cache.put(offlineCopy.page, answer);
}

const saved = async (address: string) => (await caches.open(cacheName)).match(address, { ignoreVary: true });

/** Stores the page again if the copy is missing or older than a day. */
async function refreshCopy(): Promise<void> {
  const savedAt = Date.parse((await saved(offlineCopy.page))?.headers.get('Date') ?? '');
  if (!(Date.now() - savedAt < dayMs)) await save();
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  // When the preload fails, Firefox resolves with an error response. Other browsers reject.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Request timed out')), timeoutMs);
  });

/** The server's response, including errors, or the stored page if there is no response. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = await Promise.race([fromNetwork(event), timeout()]);
    event.waitUntil(refreshCopy().catch(() => {}));
    return answer;
  } catch (error) {
    const copy = await saved(offlineCopy.page);
    if (!copy) throw error;
    offlineClients.add(event.resultingClientId);
    return copy;
  }
}

scope.addEventListener('install', (event) => {
  // Pages do not depend on the worker's version, so the new one can take over without waiting for open tabs to close.
  event.waitUntil(save().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const start = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    // Starts the page request in parallel with the worker, which is slow to start on old phones.
    await scope.registration.navigationPreload?.enable();
    // Controls the first page of a visit too, which loaded before the worker.
    await scope.clients.claim();
  };
  event.waitUntil(start());
});

scope.addEventListener('fetch', (event) => {
  const { clientId, request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // Staff pages are never replaced by the offline page.
    event.respondWith(url.pathname.startsWith('/staff/') ? fromNetwork(event) : page(event));
  } else if (offlineClients.has(clientId)) {
    event.respondWith(saved(request.url).then((file) => file ?? fetch(request)));
  }
});

export {};
