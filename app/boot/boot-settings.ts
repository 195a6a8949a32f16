export type BootSettings = {
  chatbot?: { src: string; id: string; consent: 'required' | 'none'; label: string } | undefined;
  prefetch: string[];
  dnsPrefetch: string[];
  /** The public API key, sent with every backend call. */
  anonKey: string;
  /** Other hosts that article images may come from. */
  imageHosts?: readonly string[] | undefined;
  /** Whether to submit the current page to search engines. */
  indexNow?: boolean | undefined;
  /** URL of the service worker, unless it is turned off. */
  serviceWorker?: string | undefined;
};

/** Reads the settings that the server wrote on the script tag. */
export function bootSettings(): BootSettings {
  const settings = document.querySelector<HTMLElement>('script[data-boot]')?.dataset['boot'];
  return settings ? JSON.parse(settings) : { prefetch: [], dnsPrefetch: [], anonKey: '' };
}
