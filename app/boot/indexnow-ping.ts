import type { BootSettings } from './boot-settings.ts';

const delayMs = 2000;

/** Its canonical address, since a page may be looked at under another name; a page that has none says where it is. */
const pageAddress = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? `${location.origin}${location.pathname}`;

async function submit(anonKey: string): Promise<void> {
  const url = pageAddress();
  try {
    const response = await fetch('/functions/v1/indexnow-submit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: anonKey },
      body: JSON.stringify({ urls: [url], host: new URL(url).host }),
      // The visitor may leave before it is answered.
      keepalive: true,
    });
    const { error, success }: { success?: boolean; error?: string } = await response.json();
    if (!success) throw new Error(error ?? `status ${response.status}`);
  } catch (error) {
    // The visitor has nothing to do with it.
    console.error('IndexNow submission failed:', error instanceof Error ? error.message : error);
  }
}

/** Calls back when the path changes, whoever changes it: the router, a link of the browser's own, or Back. */
function onRouteChange(changed: () => void): void {
  let path = location.pathname;
  const look = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    changed();
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...change: Parameters<History['pushState']>) {
      original.apply(this, change);
      look();
    };
  }
  addEventListener('popstate', look);
}

/**
 * Has the page that is looked at submitted to search engines, two seconds after each route change. The server knows what
 * they have been told already. Who moves on sooner has not looked at the page.
 */
export function pingIndexNow({ anonKey, indexNow }: BootSettings): void {
  if (!indexNow) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void submit(anonKey), delayMs);
  };
  onRouteChange(soon);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
