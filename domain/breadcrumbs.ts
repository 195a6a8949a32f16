/** `href` is undefined for a level above the page that has no page itself. */
export type Breadcrumb = { name: string; href: string | undefined };

/** Where title case alone would not give the page's own name. */
const names: ReadonlyMap<string, string> = new Map([
  ['/accessibility', 'Accessibility Statement'],
  ['/complaints', 'Complaints Procedure'],
  ['/terms-of-service', 'Terms of Service'],
  ['/network-of-clinics', 'Network of clinics'],
  ['/share', 'Share Your Story'],
]);

/** The only level that has a page and pages below it. */
const blog = '/blog';

/** No page lies this deep, and each level of a made-up path would repeat all levels above it. */
const deepest = 8;

/**
 * Home first, the page itself last; nothing for the home page, nor for one behind a signed link, whose path is a key. The path
 * is a visitor's and may hold anything.
 */
export function breadcrumbs(path: string): Breadcrumb[] {
  if (path.startsWith('/staff/')) return [];
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean).map(decoded);
  if (segments.length === 0 || segments.length > deepest) return [];
  let href = '';
  const crumbs = segments.map((segment, index) => {
    // Encoded anew, so that no segment (a backslash, say) can turn the link into one to another host.
    href += `/${encodeURIComponent(segment)}`;
    return {
      name: names.get(href) ?? titleCased(segment),
      href: href === blog || index === segments.length - 1 ? href : undefined,
    };
  });
  return [{ name: 'Home', href: '/' }, ...crumbs];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toWellFormed();
  } catch {
    return segment.toWellFormed();
  }
}

/** Without control and direction characters, which could make the rest of the page read backwards. */
function titleCased(segment: string): string {
  const words = segment
    .replace(/\p{C}+/gu, ' ')
    .split(/[\s-]+/)
    .filter(Boolean);
  const title = words.map((word) => (word.toLowerCase() === 'nhs' ? 'NHS' : word.charAt(0).toUpperCase() + word.slice(1)));
  return title.join(' ') || '…';
}
