/**
 * For what is not a page's canonical address: a fragment of a page, a picture. A link that is absolute already stays as
 * it is.
 */
export function absoluteAddress(base: string, href: string): string {
  return new URL(href, base).href;
}
