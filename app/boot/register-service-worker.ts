import type { BootSettings } from './boot-settings.ts';

/** Registers the worker that stores the offline page, after the load event so that it does not slow down this page. */
export function registerServiceWorker({ serviceWorker }: BootSettings): void {
  if (!serviceWorker || !('serviceWorker' in navigator)) return;
  // Registration fails in private windows, and the page works without it.
  const register = () => void navigator.serviceWorker.register(serviceWorker).catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
