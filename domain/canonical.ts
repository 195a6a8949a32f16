/** The canonical URL of a page, without query, fragment or trailing slash. For the home page it is the base. */
export function canonicalAddress(base: string, path: string): string {
  const pathOnly = withoutTrailingSlashes(path.split(/[?#]/, 1)[0] ?? '');
  const suffix = pathOnly === '' || pathOnly.startsWith('/') ? pathOnly : `/${pathOnly}`;
  return withoutTrailingSlashes(base) + suffix;
}

/** A loop, because /\/+$/ takes quadratic time on a long run of slashes. */
function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end--;
  return text.slice(0, end);
}
