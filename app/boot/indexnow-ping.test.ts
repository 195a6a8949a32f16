// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pingIndexNow } from './indexnow-ping.ts';

const settings = { prefetch: [], dnsPrefetch: [], anonKey: 'the-public-key', indexNow: true };
const listeners: Parameters<typeof removeEventListener>[] = [];
const sent: RequestInit[] = [];

function canonical(href: string | undefined): void {
  document.head.innerHTML = href ? `<link rel="canonical" href="${href}">` : '';
}
const goTo = (url: string) => (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
const show = () => window.dispatchEvent(new Event('pageshow'));
const urlsSent = () => sent.map(({ body }) => JSON.parse(String(body)).urls[0]);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init);
    return Response.json({ success: true });
  });
  const add = window.addEventListener.bind(window);
  // Records listeners so that each test starts without those of the previous one.
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof add>) => {
    listeners.push(listener as Parameters<typeof removeEventListener>);
    add(...listener);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  goTo('https://group.example/');
  canonical('https://group.example');
});

afterEach(() => {
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('pingIndexNow', () => {
  // @spec 9: Search submission: 2000 ms to the millisecond after a route change
  it('waits until the page is shown, and submits again 2000 ms after it is restored by Back', async () => {
    pingIndexNow(settings);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    show();
    await vi.advanceTimersByTimeAsync(2000);
    window.dispatchEvent(new Event('pagehide'));
    show();
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(urlsSent()).toEqual(['https://group.example/', 'https://group.example/']);
  });

  it('submits nothing if the visitor leaves sooner', async () => {
    pingIndexNow(settings);
    show();
    await vi.advanceTimersByTimeAsync(1500);
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });

  it('submits the address without the query if the page has no canonical link', async () => {
    goTo('https://group.example/nowhere?q=toothache');
    canonical(undefined);
    pingIndexNow(settings);
    show();
    await vi.advanceTimersByTimeAsync(2000);
    expect(urlsSent()).toEqual(['https://group.example/nowhere']);
  });
});
