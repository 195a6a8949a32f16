import { sitePages } from '../../domain/site-pages.ts';
import { isSlug } from '../../domain/slug.ts';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import { articleEdition, sharePictureAddress, sharePictureName } from '../seo/share-picture-address.ts';
import { drawSharePicture, type SharePicture } from '../share-pictures/share-picture.tsx';
import type { Route } from './+types/share-picture';
import { failedInit } from './blog-headers.ts';
import { sharedArticle, sharedPage } from './shared-page.ts';

type Found = { address: string; picture: SharePicture };

/** As long as a slug of the blog can be. */
const longestSlug = 120;

/** Only pages that are there and articles that are published: nobody has words of their own drawn by us. */
async function find(name: string, { blogPosts, content }: RequestContext): Promise<Found | undefined> {
  const { version } = content;
  const page = sitePages(content.practices).find(({ path }) => `${sharePictureName(path)}.png` === name);
  const picture = page && sharedPage(content, page.path);
  if (page && picture) return { picture, address: sharePictureAddress(version, page.path) };
  const [, slug] = /^blog\.([a-z0-9-]+)\.\w+\.png$/.exec(name) ?? [];
  if (!slug || slug.length > longestSlug || !isSlug(slug)) return undefined;
  const post = await blogPosts.bySlug(slug);
  if (!post) return undefined;
  return {
    picture: sharedArticle(content, post),
    address: sharePictureAddress(version, `/blog/${slug}`, articleEdition(post.updated_at)),
  };
}

/** What a link to a page looks like where people share it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  let found: Found | undefined;
  try {
    found = await find(params.name, request);
  } catch (error) {
    request.log.error({ err: error }, 'an article could not be read for its picture');
    return new Response('Please try again.', failedInit);
  }
  if (!found) return new Response('Not found', { status: 404 });
  // An address of yesterday leads to today's picture, and has nothing drawn.
  if (url.pathname !== found.address) {
    return new Response(null, { status: 302, headers: { Location: found.address, 'Cache-Control': 'public, max-age=60' } });
  }
  const png = await request.toOpaquePng(await drawSharePicture(found.picture, request.content.brand));
  return new Response(png as BodyInit, {
    headers: {
      'Content-Type': 'image/png',
      // Shared caches, ours included, ask again after a day: an article may have been withdrawn.
      'Cache-Control': 'public, max-age=31536000, s-maxage=86400, immutable',
      // Other sites show it beside the link.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
