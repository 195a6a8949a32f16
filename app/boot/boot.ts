import { type BootSettings, bootSettings } from './boot-settings.ts';
import { startChatbot } from './chatbot.ts';
import { startHoverDisclosures } from './hover-disclosure.ts';
import { pingIndexNow } from './indexnow-ping.ts';
import { refreshLabels } from './refresh-labels.ts';
import { markVisibleSections } from './visible-sections.ts';

function hint(rel: 'prefetch' | 'dns-prefetch', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Prefetches likely next pages when the browser is idle, unless the connection is slow or saves data. */
function prefetchWhenIdle({ dnsPrefetch, prefetch }: BootSettings): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  addEventListener('load', () =>
    whenIdle(() => {
      for (const host of dnsPrefetch) hint('dns-prefetch', host);
      for (const path of prefetch) if (path !== location.pathname) hint('prefetch', path);
    }),
  );
}

/** Registers the worker that stores the offline page, after the load event so that it does not slow down this page. */
function registerServiceWorker({ serviceWorker }: BootSettings): void {
  if (!serviceWorker || !('serviceWorker' in navigator)) return;
  // Registration fails in private windows, and the page works without it.
  const register = () => void navigator.serviceWorker.register(serviceWorker).catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

const scrolledAfterPx = 20;

/** Gives the header a stronger shadow once the page has been scrolled. */
function markScrolledHeader(): void {
  const mark = () => {
    document.querySelector('[data-site-header]')?.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  };
  addEventListener('scroll', mark, { passive: true });
  // For a page that opens scrolled. Not sooner: reading the position would force a layout before the first paint.
  if (document.readyState === 'complete') mark();
  else addEventListener('load', mark);
}

function showFallback(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const { fallback } = target.dataset;
  delete target.dataset['fallback'];
  if (!fallback) return;
  for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.remove();
  target.src = fallback;
}

/** Replaces an image that cannot be loaded with the one in its `data-fallback`. */
function replaceBrokenImages(): void {
  document.addEventListener('error', ({ target }) => showFallback(target), true);
  // Images that failed before this ran.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
    if (image.complete && image.naturalWidth === 0) showFallback(image);
}

/** Logs the path of a not-found page, as the specification requires. */
function logMissingPage(): void {
  if (document.querySelector('[data-missing-page]'))
    console.error('404 Error: User attempted to access non-existent route:', location.pathname);
}

/** Runs after the first contentful paint, or at once if the page is hidden or the browser does not report paints. */
function afterFirstPaint(run: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    run();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}

// Runs on every page. These wait for the load event.
const settings = bootSettings();
prefetchWhenIdle(settings);
startChatbot(settings);
pingIndexNow(settings);
registerServiceWorker(settings);

// Each runs as a separate task after the first paint, so that they delay neither it nor input on slow phones.
// Those that change the page come before those that make the browser lay it out.
const parts = [
  refreshLabels,
  replaceBrokenImages,
  logMissingPage,
  markVisibleSections,
  startHoverDisclosures,
  markScrolledHeader,
];
afterFirstPaint(() => {
  for (const part of parts) setTimeout(part);
});
