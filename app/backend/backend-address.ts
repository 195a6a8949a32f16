import type { BootSettings } from '../boot/boot-settings.ts';

/** Duplicates app/boot/boot-settings.ts. Importing it would create a shared chunk that every page has to load. */
function bootSettings(): Pick<BootSettings, 'anonKey' | 'imageHosts'> {
  const settings = document.querySelector<HTMLElement>('script[data-boot]')?.dataset['boot'];
  return settings ? (JSON.parse(settings) as BootSettings) : { anonKey: '' };
}

/** Absolute URLs and headers for the API clients. */
export function backendAddress() {
  const { anonKey, imageHosts = [] } = bootSettings();
  return {
    rest: `${location.origin}/rest/v1`,
    functions: `${location.origin}/functions/v1`,
    headers: { apikey: anonKey },
    imageHosts: [location.host, ...imageHosts],
  };
}
