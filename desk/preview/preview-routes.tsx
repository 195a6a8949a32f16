import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { brandCss } from '../../content/brand-css.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { serialisePolicy, sourceHash } from '../../server/platform/http/content-security-policy.ts';
import { createPageTexts } from '../../server/platform/pages/page-texts.ts';
import { createSearchSite } from '../../server/search/search-site.ts';
import type { Services } from '../../server/services.ts';
import type { DeskEnv } from '../desk-env.ts';
import { Screen } from '../layout/screen.tsx';
import type { DeskServices } from '../services.ts';

type SiteApp = { request(url: string, init: RequestInit, env: object): Response | Promise<Response> };

/** Creates the site's own app, which Vite builds with its pages. */
export type CreateSiteApp = (services: Services) => SiteApp;

const pictureTypes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * The site with a member's drafts, below an address that is signed. Its pages run no scripts, so nothing in them can use the
 * session of a member who looks at them.
 */
export function previewRoutes(services: DeskServices, createSiteApp: CreateSiteApp): Hono<DeskEnv> {
  const { clock, config, drafts, editor, members, previewLinks } = services;
  const apps = new LRUCache<string, SiteApp>({ max: 4 });
  const app = new Hono<DeskEnv>();

  function siteApp(content: SiteContent): SiteApp {
    const made = apps.get(content.version) ?? createSiteApp(withContent(services, content));
    apps.set(content.version, made);
    return made;
  }

  app.get('/:token/*', async (context) => {
    const token = context.req.param('token');
    const link = previewLinks.read(token, clock());
    if (link === 'expired') return message(context, 'This preview has expired', 'Ask for a new link.', 410);
    const member = link === 'invalid' ? undefined : await members.byId(link.memberId);
    if (!member) return message(context, 'This link does not work', 'Ask for a new link.', 404);
    await services.updateContent();
    const prefix = `/preview/${token}`;
    const path = context.req.path.slice(prefix.length) || '/';
    const type = pictureTypes[path.split('.').at(-1) ?? ''];
    const picture = type && (await drafts.readPicture(member.id, path.slice(1)));
    if (picture) return context.body(picture, 200, { 'Content-Type': type, 'Cache-Control': 'private, max-age=3600' });
    const { content } = (await editor.workspace(services.live, member.id)).finished;
    const { host } = new URL(config.baseUrl);
    const { search } = new URL(context.req.url);
    const response = await siteApp(content).request(
      `${config.baseUrl}${path}${search}`,
      { headers: { Host: host } },
      { isInternal: true },
    );
    return asPreview(response, prefix, content);
  });

  function message(context: Context<DeskEnv>, title: string, intro: string, status: 404 | 410) {
    context.status(status);
    context.header('Content-Security-Policy', policy(services.content));
    return context.render(<Screen title={title} intro={intro} />, { title });
  }
  return app;
}

/** Services whose content is a draft. What does not read content is shared. */
const withContent = (services: Services, content: SiteContent): Services =>
  Object.create(services, {
    content: { value: content },
    searchSite: {
      value: createSearchSite({
        site: services.hosts.group,
        content: () => content,
        pageTexts: createPageTexts(),
        blogPosts: services.blogPosts,
      }),
    },
    config: { value: { ...services.config, chatbot: undefined, offlineCopy: false } },
  });

const policy = (content: SiteContent) =>
  serialisePolicy({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'style-src': ["'self'", sourceHash(brandCss(content.brand))],
    'font-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    // Also shows what is for browsers without scripts.
    sandbox: ['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  });

/** Keeps links and files below the signed address. */
async function asPreview(response: Response, prefix: string, content: SiteContent): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Referrer-Policy', 'same-origin');
  const location = headers.get('Location');
  if (location) headers.set('Location', prefix + new URL(location, 'http://site').pathname);
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', policy(content));
  headers.delete('Content-Length');
  headers.delete('ETag');
  const html = (await response.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/(\s(?:href|src|action|poster)=")\/(?!\/)/g, `$1${prefix}/`)
    .replace(
      /(\s(?:srcset|srcSet|imagesrcset|imageSrcSet)=")([^"]*)"/g,
      (_, name: string, list: string) => `${name}${list.replace(/(^|,\s*)\//g, `$1${prefix}/`)}"`,
    )
    .replace('<title>', '<title>Preview: ');
  return new Response(html, { status: response.status, headers });
}
