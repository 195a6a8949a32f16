import { sitePages } from '../../domain/site-pages.ts';
import { isSlug } from '../../domain/slug.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { articleEdition, sharePictureAddress, sharePictureName } from '../seo/share-picture-address.ts';
import { drawSharePicture, type SharePicture } from '../share-pictures/share-picture.tsx';
import { failedInit } from './blog-head.ts';
import { sharePictureForArticle, sharePictureForPage } from './share-picture-content.ts';

type Found = { address: string; picture: SharePicture };

/** The longest possible blog slug. */
const longestSlug = 120;

/** Finds existing pages and published articles only, so that no other text can be rendered. */
async function find(name: string, { blogPosts, content }: RequestContext): Promise<Found | undefined> {
  const { version } = content;
  const page = sitePages(content).find(({ path }) => `${sharePictureName(path)}.png` === name);
  const picture = page && sharePictureForPage(content, page.path);
  if (page && picture) return { picture, address: sharePictureAddress(version, page.path) };
  const [, slug] = /^blog\.([a-z0-9-]+)\.\w+\.png$/.exec(name) ?? [];
  if (!slug || slug.length > longestSlug || !isSlug(slug)) return undefined;
  const post = await blogPosts.bySlug(slug);
  if (!post) return undefined;
  return {
    picture: sharePictureForArticle(content, post),
    address: sharePictureAddress(version, `/blog/${slug}`, articleEdition(post.updated_at)),
  };
}

/** Serves the image that social networks show for a link. */
export async function get(request: RequestContext): Promise<Response> {
  let found: Found | undefined;
  try {
    found = await find(request.params['name'] ?? '', request);
  } catch (error) {
    request.log.error({ err: error }, 'Failed to load blog article for share picture');
    return new Response('Service unavailable', failedInit);
  }
  if (!found) return new Response('Not found', { status: 404 });
  // Outdated URLs redirect to the current picture without rendering it.
  if (request.url.pathname !== found.address) {
    return new Response(null, { status: 302, headers: { Location: found.address, 'Cache-Control': 'public, max-age=60' } });
  }
  const png = await request.toOpaquePng(await drawSharePicture(found.picture, request.content.brand));
  return new Response(png as BodyInit, {
    headers: {
      'Content-Type': 'image/png',
      // Shared caches revalidate after a day, in case an article was withdrawn.
      'Cache-Control': 'public, max-age=31536000, s-maxage=86400, immutable',
      // Other sites embed it in link previews.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
