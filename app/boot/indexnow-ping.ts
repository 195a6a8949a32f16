import type { BootSettings } from './boot-settings.ts';

const delayMs = 2000;

/** The canonical URL, or the current address without its query if the page has none. */
const pageAddress = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? `${location.origin}${location.pathname}`;

async function submit(anonKey: string): Promise<void> {
  const url = pageAddress();
  try {
    const response = await fetch('/functions/v1/indexnow-submit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: anonKey },
      body: JSON.stringify({ urls: [url], host: new URL(url).host }),
      // Completes the request even if the visitor leaves.
      keepalive: true,
    });
    const { error, success }: { success?: boolean; error?: string } = await response.json();
    if (!success) throw new Error(error ?? `Status ${response.status}`);
  } catch (error) {
    console.error('IndexNow submission failed:', error instanceof Error ? error.message : error);
  }
}

/**
 * Submits the current page to search engines two seconds after it is shown, by a load or from the back-forward cache. The server
 * skips pages that have not changed since they were last submitted.
 */
export function pingIndexNow({ anonKey, indexNow }: BootSettings): void {
  if (!indexNow) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pageshow', () => {
    timer = setTimeout(() => void submit(anonKey), delayMs);
  });
  // Timers of a page in the back-forward cache would run when it is restored.
  addEventListener('pagehide', () => clearTimeout(timer));
}
