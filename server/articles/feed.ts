import { canonicalAddress } from '../../domain/canonical.ts';
import { articlePictures } from '../../domain/photographs.ts';
import { feedPath } from '../../domain/site-pages.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { BlogPosts } from './blog-posts.ts';

/** Covers about three weeks of daily articles. */
const maxEntries = 20;

type Feed = { base: string; title: string; subtitle: string };

const picture = (address: string | null, base: string) =>
  address ? `\n<link rel="enclosure"${typeOf(address)} href="${escapeMarkup(new URL(address, base).href)}"/>` : '';
/** Others may be of any type. */
const typeOf = (address: string) => (address.startsWith(articlePictures) ? ' type="image/jpeg"' : '');

/** Atom feed of the newest articles: summaries that link to the full text. */
export async function atomFeed(posts: Pick<BlogPosts, 'newest'>, { base, subtitle, title }: Feed): Promise<string> {
  const newest = await posts.newest(maxEntries, 0);
  const entries = newest.map((post) => {
    const address = escapeMarkup(canonicalAddress(base, `/blog/${post.slug}`));
    return `<entry>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<title>${escapeMarkup(post.title)}</title>
<published>${post.published_at}</published>
<updated>${post.updated_at}</updated>
<author><name>${escapeMarkup(post.author)}</name></author>
<category term="${escapeMarkup(post.category)}"/>
<summary>${escapeMarkup(post.excerpt)}</summary>${picture(post.image_url, base)}
</entry>`;
  });
  const dates = newest.map((post) => post.updated_at).sort();
  // Atom requires a date, so an empty feed uses the Unix epoch.
  const updated = dates.at(-1) ?? '1970-01-01T00:00:00.000Z';
  const blog = escapeMarkup(canonicalAddress(base, '/blog'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${blog}</id>
<title>${escapeMarkup(title)}</title>
<subtitle>${escapeMarkup(subtitle)}</subtitle>
<link rel="alternate" type="text/html" href="${blog}"/>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(base)}${feedPath}"/>
<updated>${updated}</updated>
${entries.join('\n')}
</feed>
`;
}
