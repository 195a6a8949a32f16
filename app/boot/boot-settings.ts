export type BootSettings = {
  chatbot?: { src: string; id: string; consent: 'required' | 'none'; label: string } | undefined;
  prefetch: string[];
  dnsPrefetch: string[];
  /** Public: what every call to the backend carries. */
  anonKey: string;
  /** Other hosts that pictures of articles may come from. */
  imageHosts?: readonly string[] | undefined;
  /** Whether search engines are told of the page that is looked at. */
  indexNow?: boolean | undefined;
  /** Where the worker is that keeps a page for when there is no signal, unless that is turned off. */
  serviceWorker?: string | undefined;
};

/** What the server wrote on the script's own tag: a text page has no other data. */
export function bootSettings(): BootSettings {
  const settings = document.querySelector<HTMLElement>('script[data-boot]')?.dataset['boot'];
  return settings ? JSON.parse(settings) : { prefetch: [], dnsPrefetch: [], anonKey: '' };
}
