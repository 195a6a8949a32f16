import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { contactCardPath } from '../../domain/site-pages.ts';
import type { Limits } from '../platform/http/concurrency-limit.ts';
import type { SiteEnv } from '../platform/http/request-log.ts';
import { serviceWorkerPath, serviceWorkerResponse } from '../platform/http/service-worker.ts';
import { oneDay, oneYear } from '../platform/http/static-files.ts';
import { toPng } from '../platform/pictures/to-png.ts';
import type { Services } from '../services.ts';
import { appIcons, createAppIcons } from './app-icons.ts';
import { contactCard } from './contact-card.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest, webManifestPath } from './web-manifest.ts';

const markFile = 'pictures/favicon.svg';

type Parts = {
  limits: Pick<Limits, 'pictures' | 'queries'>;
  /** The script that stores an offline copy, or the one that removes it. */
  serviceWorker(): string;
};

/** The content's pictures, and the icons drawn from its favicon. */
export function contentPictures(services: Services, limits: Pick<Limits, 'pictures'>): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  const bytesOf = (name: string) => services.live.files.find(({ file }) => file === name)?.bytes;
  function picture(context: Context<SiteEnv>, name: string, caching: string) {
    context.set('kind', 'asset');
    const bytes = bytesOf(name);
    if (!bytes) return context.text('Not found', 404);
    const type = getMimeType(name) ?? 'application/octet-stream';
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Cache-Control': caching });
  }
  // Original photographs are not served: they are large, and their metadata holds place and time.
  app.get('/pictures/:folder{sized|videos|blog}/*', (context) =>
    // A sized file's name changes with its photograph.
    picture(context, decodeURI(context.req.path.slice(1)), context.req.param('folder') === 'sized' ? oneYear : oneDay),
  );
  app.all('/pictures/*', (context) => context.text('Not found', 404));
  app.get('/favicon.svg', (context) => picture(context, markFile, oneDay));
  const drawIcon = createAppIcons((svg) => limits.pictures(() => toPng(svg)));
  for (const icon of appIcons) {
    app.get(icon.path, async (context) => {
      context.set('kind', 'asset');
      const bytes = await drawIcon(icon, services.content, new TextDecoder().decode(bytesOf(markFile)));
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/png', 'Cache-Control': oneDay });
    });
  }
  return app;
}

/** Files generated from the content for browsers, search engines and address books. */
export function contentFiles(services: Services, { limits, serviceWorker }: Parts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.get(webManifestPath, (context) => {
    context.set('kind', 'machine');
    const manifest = JSON.stringify(webManifest(services.content));
    return context.body(manifest, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': oneDay });
  });
  app.get('/robots.txt', (context) => {
    context.set('kind', 'machine');
    return context.text(`User-agent: *\nAllow: /\n\nSitemap: ${context.get('site').base}/sitemap.xml\n`);
  });
  app.get(serviceWorkerPath, (context) => {
    context.set('kind', 'machine');
    return serviceWorkerResponse(context.req.raw.headers, serviceWorker());
  });
  app.get(securityTxtPath, (context) => {
    context.set('kind', 'machine');
    return context.text(securityTxt(services.content.organisation, context.get('site').base));
  });
  app.get('/contact/:file{[a-z-]+\\.vcf}', (context) => {
    context.set('kind', 'machine');
    const { organisation, practices } = services.content;
    const practice = practices.find(({ slug }) => contactCardPath(slug) === context.req.path);
    if (!practice) return context.text('Not found', 404);
    return context.body(contactCard(practice, { base: services.hosts.group.base, group: organisation.name }), 200, {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="${practice.slug}.vcf"`,
      'Cache-Control': 'public, max-age=3600',
    });
  });
  app.get('/:file{sitemap(-[1-9]\\d{0,5})?\\.xml}', async (context) => {
    context.set('kind', 'machine');
    const number = context.req.param('file').match(/\d+/)?.[0];
    const xml = await limits.queries(() =>
      sitemap(context.get('site'), number === undefined ? undefined : Number(number), services),
    );
    if (xml === undefined) return context.text('Not found', 404);
    return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=1' });
  });
  return app;
}
