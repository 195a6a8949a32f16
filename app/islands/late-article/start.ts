import { waitQuery } from '../../../domain/wait-query.ts';

/** The same retries as the post list. */
const pausesMs = [1000, 2000, 4000];
const timeoutMs = 15_000;

/** The tags of the head that differ between pages. */
const headTags = 'title, meta, link[rel="canonical"], script[type="application/ld+json"]';

/** The parsed page, or undefined if the request failed or returned another document. */
async function fetchOnce(address: URL): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 500) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('main') ? page : undefined;
  } catch {
    return undefined;
  }
}

async function fetchPage(address: URL): Promise<Document | undefined> {
  for (const pause of pausesMs) {
    const page = await fetchOnce(address);
    if (page) return page;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetchOnce(address);
}

/** Fetches the page again, this time waiting for the database, and replaces head and main with it. */
export async function start(element: HTMLElement): Promise<void> {
  const address = new URL(location.href);
  address.searchParams.set(waitQuery, '');
  const page = await fetchPage(address);
  if (!page) {
    element.replaceChildren(...(element.querySelector('template')?.content.childNodes ?? []));
    element.removeAttribute('aria-busy');
    return;
  }
  for (const tag of document.head.querySelectorAll(headTags)) tag.remove();
  document.head.append(...page.head.querySelectorAll(headTags));
  const main = document.querySelector('main');
  const hadFocus = main?.contains(document.activeElement);
  main?.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
  if (hadFocus) main?.focus({ preventScroll: true });
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
