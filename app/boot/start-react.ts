/** For a page whose last picture does not come. */
const patienceMs = 4_000;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve());
  });

/** The first words or picture on the screen. A page that nobody looks at is never painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve();
    else
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
  });

/**
 * React makes nothing visible that is not there already: the server leaves its modules waiting (app/entry.server.tsx), and they are
 * asked for when the page is there with its fonts and pictures, or as soon as somebody does something with it.
 */
export function startReactAfterFirstPaint(): void {
  // At the end of the page, where nothing of an article can be.
  const waiting = document.querySelector<HTMLScriptElement>('body > script[type="text/later"]');
  if (!waiting) return;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    // Word for word: the security policy knows it by its hash.
    script.text = waiting.text;
    document.head.append(script);
  };
  for (const name of ['pointerdown', 'keydown', 'focusin']) addEventListener(name, start, { once: true, passive: true });
  void Promise.all([loaded(), painted()]).then(start);
  setTimeout(start, patienceMs);
}
