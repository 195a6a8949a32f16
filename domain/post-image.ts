/**
 * An article's image URL if it is on this site or on an allowed host, otherwise null. The column accepts any text, and the
 * content security policy blocks other hosts.
 */
export function allowedImage(address: string | null, hosts: readonly string[]): string | null {
  const url = address ? URL.parse(address, 'https://this-site.invalid') : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.host === 'this-site.invalid' || hosts.includes(url.host) ? address : null;
}
