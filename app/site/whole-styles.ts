/**
 * A page comes with the rules that it can make use of itself (server/pages/page-styles.ts). Where React goes on to another page without
 * asking for a document, that page needs the stylesheets.
 */
export async function wholeStyles(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => link.disabled);
  await Promise.all(
    waiting.map(
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener('load', () => resolve(), { once: true });
          // Without them the page can still be read.
          link.addEventListener('error', () => resolve(), { once: true });
          link.disabled = false;
        }),
    ),
  );
}
