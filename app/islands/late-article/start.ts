import { waitQuery } from '../../../domain/wait-query.ts';

/** The same retries as the post list. */
const pausesMs = [1000, 2000, 4000];

/** The tags of the head that differ between pages. */
const headTags = 'title, meta, link[rel="canonical"], script[type="application/ld+json"]';

async function fetchPage(address: URL, pauses = pausesMs): Promise<Document | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer && answer.status < 500) return new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [pause, ...others] = pauses;
  if (pause === undefined) return undefined;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return fetchPage(address, others);
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
  document.querySelector('main')?.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
}
