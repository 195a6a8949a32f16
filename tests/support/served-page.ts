import { type IncomingMessage, request } from 'node:http';
import { Window } from 'happy-dom';
import type { Block } from './page-parts.ts';
import { testBase, testPort } from './test-site.ts';

export type ServedPage = { path: string; status: number; headers: Headers; html: string; document: Document };

const { DOMParser } = new Window({ url: testBase });
export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html') as unknown as Document;

const pages = new Map<string, Promise<ServedPage>>();

async function read(path: string): Promise<ServedPage> {
  const response = await fetchPath(path);
  const html = await response.text();
  return { path, status: response.status, headers: response.headers, html, document: parseHtml(html) };
}

/** Fetches from the test site without following redirects. */
export const fetchPath = (path: string, init: RequestInit = {}) => fetch(`${testBase}${path}`, { redirect: 'manual', ...init });

/** Sends a path as it is, and the Host header, which fetch can't set. The practices' hosts don't resolve here. */
export async function getRaw(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: testPort, path, headers }, resolve).on('error', reject).end();
  });
  const body = Buffer.concat(await incoming.toArray());
  const received = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const status = incoming.statusCode ?? 0;
  return new Response(status === 304 ? null : body, { status, headers: received });
}

let reading: Promise<unknown> = Promise.resolve();

/**
 * A page as the server sends it, fetched and parsed once for all tests of a worker. No script runs. Fetches one page at a time,
 * because the site refuses more uncached pages at once than it can soon render.
 */
export function servedPage(path: string): Promise<ServedPage> {
  const page = pages.get(path) ?? reading.then(() => read(path));
  pages.set(path, page);
  reading = page.catch(() => undefined);
  return page;
}

/** The JSON-LD blocks of a document. */
export const jsonLd = (document: Document): Block[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent));

/** The text of an element with whitespace collapsed. Adjacent elements are separated by a space. */
export function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const texts: string[] = [];
  const collect = (node: Node) => {
    if (node.nodeType === 3) texts.push(node.textContent ?? '');
    else if (!/^(?:script|style|noscript)$/i.test(node.nodeName)) for (const child of node.childNodes) collect(child);
  };
  collect(element);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The section with this heading. */
export function part(document: Document, heading: string): Element {
  const found = [...document.querySelectorAll('main :is(h2, h3)')].find((each) => textOf(each) === heading)?.closest('section');
  if (!found) throw new Error(`No section '${heading}'`);
  return found;
}

/** The list items of an element that are not inside another list item. */
export const entries = (within: Element | null): Element[] =>
  [...(within?.querySelectorAll('li') ?? [])].filter((item) => !item.parentElement?.closest('li'));

export const hrefOf = (element: Element | null | undefined) => element?.getAttribute('href') ?? '';
