import { type Context, Hono } from 'hono';
import { articlePath } from '../../content-model/article-path.ts';
import { brandCss } from '../../content-model/brand-css.ts';
import { fieldName, readAddress } from '../../content-model/field-address.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { serialisePolicy, sourceHash } from '../../server/platform/http/content-security-policy.ts';
import type { DeskEnv } from '../desk-env.ts';
import { showMessage } from '../layout/show-message.tsx';
import type { MarkedSites } from '../marks/marked-sites.ts';
import type { DeskServices } from '../services.ts';

const pictureTypes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * The site with a member's drafts, below an address that is signed. Its pages run no scripts, so nothing in them can use the
 * session of a member who looks at them.
 */
export function previewRoutes(services: DeskServices, markedSites: MarkedSites): Hono<DeskEnv> {
  const { clock, drafts, editor, members, previewLinks } = services;
  const app = new Hono<DeskEnv>();

  app.get('/:token/*', async (context) => {
    const token = context.req.param('token');
    const link = previewLinks.read(token, clock());
    if (link === 'expired') return refuse(context, 410, 'This preview has expired');
    const member = link === 'invalid' ? undefined : await members.byId(link.memberId);
    if (!member) return refuse(context, 404, 'This link does not work');
    await services.updateContent();
    const prefix = `/preview/${token}`;
    const path = context.req.path.slice(prefix.length) || '/';
    const type = pictureTypes[path.split('.').at(-1) ?? ''];
    const picture = type && (await drafts.readPicture(member.id, path.slice(1)));
    if (picture) return context.body(picture, 200, { 'Content-Type': type, 'Cache-Control': 'private, max-age=3600' });
    const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(path) ?? [];
    const workspace = await editor.workspace(member.id, slug && articlePath(slug));
    const site = markedSites(workspace);
    if (path === '/-/shown-on') {
      const fields = context.req.queries('field') ?? [];
      const pages = (await site.pages()).filter(({ parts }) => parts.some((part) => part.fields.includes(fields[0] ?? '')));
      const names = fields.map(readAddress).map(({ field, file }) => fieldName(field, kindOf(file)?.schema));
      return context.json({ names, pages: pages.map(({ name }) => name) });
    }
    const { search } = new URL(context.req.url);
    return asPreview(await site.request(path + search), prefix, workspace.finished.content, site.take);
  });

  function refuse(context: Context<DeskEnv>, status: 404 | 410, title: string) {
    context.header('Content-Security-Policy', policy(services.content));
    return showMessage(context, status, title, 'Ask for a new link.');
  }
  return app;
}

/** @param own the policy of the page, which allows its styles by their hashes */
const policy = (content: SiteContent, own = '') =>
  serialisePolicy({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'style-src': ["'self'", ...(own.match(/(?<=style-src [^;]*)'sha256-[^']+'/g) ?? [sourceHash(brandCss(content.brand))])],
    'font-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    // WebKit runs no listeners of the desk in a page that may have no scripts. The policy above allows none of the page's own.
    sandbox: ['allow-same-origin', 'allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  });

/** Keeps links and files below the signed address. */
async function asPreview(
  response: Response,
  prefix: string,
  content: SiteContent,
  takeMarks: (html: string) => string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Referrer-Policy', 'same-origin');
  const location = headers.get('Location');
  if (location) headers.set('Location', prefix + new URL(location, 'http://site').pathname);
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', policy(content, headers.get('Content-Security-Policy') ?? ''));
  headers.delete('Content-Length');
  headers.delete('ETag');
  const withoutScripts = (await response.text()).replace(/<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const html = takeMarks(withoutScripts)
    .replace(/(\s(?:href|src|action|poster)=")\/(?!\/)/g, `$1${prefix}/`)
    .replace(
      /(\s(?:srcset|srcSet|imagesrcset|imageSrcSet)=")([^"]*)"/g,
      (_, name: string, list: string) => `${name}${list.replace(/(^|,\s*)\//g, `$1${prefix}/`)}"`,
    )
    .replace('<title>', '<title>Preview: ');
  return new Response(html, { status: response.status, headers });
}
