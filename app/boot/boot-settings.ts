export type BootSettings = {
  chatbot?: { src: string; id: string; consent: 'required' | 'none'; label: string } | undefined;
  prefetch: string[];
  dnsPrefetch: string[];
};

/** What the server wrote on the script's own tag: a text page has no other data. */
export function bootSettings(): BootSettings {
  const settings = document.querySelector<HTMLElement>('script[data-boot]')?.dataset['boot'];
  return settings ? JSON.parse(settings) : { prefetch: [], dnsPrefetch: [] };
}
