/**
 * React makes nothing visible that is not there already: the server leaves its modules waiting (app/entry.server.tsx), and they are
 * asked for when the page has been painted. A page that nobody looks at is never painted: it starts soon after it was loaded.
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
  requestAnimationFrame(() => setTimeout(start));
  addEventListener('load', () => setTimeout(start, 200));
}
