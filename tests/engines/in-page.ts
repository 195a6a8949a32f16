/** Functions that run in the page. Each can use only its arguments. */

export const horizontalOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Scrolls so that nearby islands start and lazy pictures load. */
export const scrollToShare = (share: number) => window.scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' });

/** Milliseconds since the first byte of the response. */
export const pageAge = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation ? performance.now() - navigation.responseStart : 0;
};

/** Paths not yet prefetched by the boot script. WebKit does not support prefetch, so there the link element is enough. */
export const notPrefetched = () => {
  const { prefetch } = JSON.parse(document.querySelector<HTMLElement>('script[data-boot]')?.dataset['boot'] ?? '{"prefetch":[]}');
  const done = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].filter(
    ({ href, relList }) => !relList.supports('prefetch') || performance.getEntriesByName(href).length > 0,
  );
  const paths = done.map(({ href }) => new URL(href).pathname);
  return (prefetch as string[]).filter((path) => path !== location.pathname && !paths.includes(path));
};

/** Islands whose script is still loading. Firefox reports an error if the page is left before it has loaded. */
export const startingIslands = () =>
  [...document.querySelectorAll<HTMLElement>('[data-when="near"]:not([data-started], [data-failed])')].flatMap((island) => {
    const { bottom, left, right, top } = island.getBoundingClientRect();
    // Islands in off-screen carousel slides do not start.
    const row = (island.closest('.carousel-slides') ?? document.documentElement).getBoundingClientRect();
    const isNear = bottom > -200 && top < window.innerHeight + 200 && right > row.left && left < row.right;
    return isNear ? (island.dataset['island'] ?? '') : [];
  });

/** The middle of an element of the desk's preview, in the window, once it can be pressed. */
export function placeInFrame(css: string): { x: number; y: number } | null {
  const frame = document.querySelector('iframe');
  const element = frame?.contentDocument?.querySelector<HTMLElement>(css);
  if (!frame || !element || element.tabIndex !== 0) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const scale = outer.width / frame.offsetWidth;
  return { x: outer.left + (inner.left + 40) * scale, y: outer.top + (inner.top + inner.height / 2) * scale };
}
