import { canonicalAddress } from '../../domain/canonical.ts';
import { feedPath } from '../../domain/site-pages.ts';
import type { BlogPosts } from '../blog/blog-posts.ts';
import { escapeMarkup } from '../escape-markup.ts';

/** As many as a reader who was away for three weeks has missed. */
const newest = 20;

type Feed = { base: string; title: string; subtitle: string };

/** The newest articles as an Atom feed: their summaries, with the article behind a link. */
export async function atomFeed(posts: Pick<BlogPosts, 'newest'>, { base, subtitle, title }: Feed): Promise<string> {
  const found = await posts.newest(newest, 0);
  const entries = found.map((post) => {
    const address = escapeMarkup(canonicalAddress(base, `/blog/${post.slug}`));
    return `<entry>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<title>${escapeMarkup(post.title)}</title>
<published>${post.published_at}</published>
<updated>${post.updated_at}</updated>
<author><name>${escapeMarkup(post.author)}</name></author>
<category term="${escapeMarkup(post.category)}"/>
<summary>${escapeMarkup(post.excerpt)}</summary>
</entry>`;
  });
  // A feed has to have a date; one without articles has not changed since the beginning of time.
  const updated = found.reduce(
    (latest, post) => (post.updated_at > latest ? post.updated_at : latest),
    '1970-01-01T00:00:00.000Z',
  );
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
