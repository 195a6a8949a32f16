/**
 * The address of an article's own picture if the page may load it: from this site, or from one of the hosts. The table holds any
 * text, and the security policy blocks every other host.
 */
export function allowedImage(address: string | null, hosts: readonly string[]): string | null {
  const url = address ? URL.parse(address, 'https://this-site.invalid') : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.host === 'this-site.invalid' || hosts.includes(url.host) ? address : null;
}
