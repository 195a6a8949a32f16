import { capitalise } from './capitalise.ts';
import { fixedPages } from './site-pages.ts';

/** `href` is undefined for a level of an unknown path. */
export type Breadcrumb = { name: string; href: string | undefined };

/** Other pages have the title-cased path segment as their name. */
const names: ReadonlyMap<string, string> = new Map(fixedPages.map(({ name, path }) => [path, name]));

/** Where the parent levels lead. Services and locations have no page, only a section of the home page. */
const parents: ReadonlyMap<string, string> = new Map([
  ['/blog', '/blog'],
  ['/services', '/#services'],
  ['/locations', '/#locations'],
]);

/** Deeper than any page. Without a limit, the output for a long path would grow quadratically. */
const maxDepth = 8;

/**
 * The breadcrumb trail, from Home to the page itself. Empty for the home page and for signed links, whose path is a secret.
 * The path is untrusted input. `pageName` replaces the name derived from the path.
 */
export function breadcrumbs(path: string, pageName?: string): Breadcrumb[] {
  if (path.startsWith('/staff/')) return [];
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean).map(decoded);
  if (segments.length === 0 || segments.length > maxDepth) return [];
  let href = '';
  const crumbs = segments.map((segment, index) => {
    // Re-encoded so that a segment such as a backslash cannot turn the link into one to another host.
    href += `/${encodeURIComponent(segment)}`;
    const isPage = index === segments.length - 1;
    return {
      name: (isPage ? pageName : undefined) ?? names.get(href) ?? titleCased(segment),
      href: isPage ? href : parents.get(href),
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

/** Removes control and bidirectional characters, which could reverse the text after them. */
function titleCased(segment: string): string {
  const words = segment
    .replace(/\p{C}+/gu, ' ')
    .split(/[\s-]+/)
    .filter(Boolean);
  const title = words.map((word) => (word.toLowerCase() === 'nhs' ? 'NHS' : capitalise(word)));
  return title.join(' ') || '…';
}
