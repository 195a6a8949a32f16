import type { BootSettings } from './boot-settings.ts';

/** Has the worker keep a page for when there is no signal. After the load: that page is for later, this one is for now. */
export function keepOfflineCopy({ serviceWorker }: BootSettings): void {
  if (!serviceWorker || !('serviceWorker' in navigator)) return;
  // A browser that keeps nothing, as in a private window, is no failure that anybody could do something about.
  const register = () => void navigator.serviceWorker.register(serviceWorker).catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
