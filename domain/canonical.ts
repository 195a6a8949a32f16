/** The one address of a page: no query, no fragment, no trailing slash; the home page is the base itself. */
export function canonicalAddress(base: string, path: string): string {
  const pathOnly = withoutTrailingSlashes(path.split(/[?#]/, 1)[0] ?? '');
  const suffix = pathOnly === '' || pathOnly.startsWith('/') ? pathOnly : `/${pathOnly}`;
  return withoutTrailingSlashes(base) + suffix;
}

/** A loop and not /\/+$/: on a long run of slashes that expression takes quadratic time. */
function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end--;
  return text.slice(0, end);
}
