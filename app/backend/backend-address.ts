import type { BootSettings } from '../boot/boot-settings.ts';

/** Repeats app/boot/boot-settings.ts: importing it would split it into a file that every page has to load. */
function bootSettings(): Pick<BootSettings, 'anonKey' | 'imageHosts'> {
  const settings = document.querySelector<HTMLElement>('script[data-boot]')?.dataset['boot'];
  return settings ? (JSON.parse(settings) as BootSettings) : { anonKey: '' };
}

/** Where the browser finds the backend, and what it says of itself there. Clients want whole addresses. */
export function backendAddress() {
  const { anonKey, imageHosts = [] } = bootSettings();
  return {
    rest: `${location.origin}/rest/v1`,
    functions: `${location.origin}/functions/v1`,
    headers: { apikey: anonKey },
    imageHosts: [location.host, ...imageHosts],
  };
}
