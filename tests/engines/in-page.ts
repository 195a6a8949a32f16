/** Functions that run in the page. Each uses nothing but its arguments. */

export const horizontalOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const distanceFromTop = (id: string) =>
  Math.abs(document.querySelector(`#${id}`)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);

/** Parts of the page that come near the viewport start their scripts and load their pictures. */
export const scrollToShare = (share: number) => window.scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' });

/** Milliseconds since the server began to answer. */
export const ageOfPage = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation ? performance.now() - navigation.responseStart : 0;
};

/** Pages that the boot script has not prefetched yet. WebKit does not prefetch, so there the request is enough. */
export const notPrefetched = () => {
  const { prefetch } = JSON.parse(document.querySelector<HTMLElement>('script[data-boot]')?.dataset['boot'] ?? '{"prefetch":[]}');
  const done = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].filter(
    ({ href, relList }) => !relList.supports('prefetch') || performance.getEntriesByName(href).length > 0,
  );
  const paths = done.map(({ href }) => new URL(href).pathname);
  return (prefetch as string[]).filter((path) => path !== location.pathname && !paths.includes(path));
};

/** Islands whose script is still loading. Firefox reports an error if the visitor leaves the page in that time. */
export const startingIslands = () =>
  [...document.querySelectorAll<HTMLElement>('[data-when="near"]:not([data-started], [data-failed])')].flatMap((island) => {
    const { bottom, left, right, top } = island.getBoundingClientRect();
    // An island in a hidden part of a carousel does not start.
    const row = (island.closest('.carousel-slides') ?? document.documentElement).getBoundingClientRect();
    const isNear = bottom > -200 && top < window.innerHeight + 200 && right > row.left && left < row.right;
    return isNear ? (island.dataset['island'] ?? '') : [];
  });

/** The lightest of red, green and blue in the average of a picture, 0 to 255. */
export const brightness = (css: string) => {
  const picture = document.querySelector<HTMLImageElement>(css);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!picture?.complete || !canvas) return undefined;
  canvas.drawImage(picture, 0, 0, 1, 1);
  return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
};
