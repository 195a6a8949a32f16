import type { BootSettings } from './boot-settings.ts';

function hint(rel: 'prefetch' | 'dns-prefetch', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Prefetches likely next pages when the browser is idle, unless the connection is slow or saves data. */
export function prefetchWhenIdle({ dnsPrefetch, prefetch }: BootSettings): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  addEventListener('load', () =>
    whenIdle(() => {
      for (const host of dnsPrefetch) hint('dns-prefetch', host);
      for (const path of prefetch) if (path !== location.pathname) hint('prefetch', path);
    }),
  );
}
