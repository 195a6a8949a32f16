import type { Hono } from 'hono';
import { contactCardPath, feedPath, feedTitle } from '../../domain/site-pages.ts';
import type { Services } from '../services.ts';
import { contactCard } from './contact-card.ts';
import { taggedAnswer } from './entity-tag.ts';
import { atomFeed } from './feed.ts';
import { indexNowKeyFile } from './indexnow-key.ts';
import type { createLoadLimits } from './load-limit.ts';
import type { SiteEnv } from './request-log.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';
import { serviceWorkerAnswer, serviceWorkerPath } from './service-worker.ts';
import { createSitemap } from './sitemap.ts';

type Parts = {
  limits: Pick<ReturnType<typeof createLoadLimits>, 'questions'>;
  hasRoute(path: string): boolean;
  /** The script that keeps a copy on the device, or the one that takes it away. */
  worker(): string;
};

/** What search engines, feed readers, address books and browsers ask for by themselves. */
export function serveMachineFiles(app: Hono<SiteEnv>, services: Services, { hasRoute, limits, worker }: Parts): void {
  const { blogPosts, config, hosts } = services;
  const sitemap = createSitemap(blogPosts, () => services.content.practices, hasRoute);

  app.get('/robots.txt', (context) => {
    context.set('kind', 'machine');
    return context.text(`User-agent: *\nAllow: /\n\nSitemap: ${context.get('site').base}/sitemap.xml\n`);
  });
  app.get(serviceWorkerPath, (context) => {
    context.set('kind', 'machine');
    return serviceWorkerAnswer(context.req.raw.headers, worker());
  });
  app.get(securityTxtPath, (context) => {
    context.set('kind', 'machine');
    return context.text(securityTxt(services.content.organisation, context.get('site').base));
  });
  if (config.indexNow) {
    const { answer, path } = indexNowKeyFile(config.indexNow);
    app.get(path, (context) => {
      context.set('kind', 'machine');
      return answer(context);
    });
  }
  app.get(feedPath, async (context) => {
    context.set('kind', 'machine');
    const { organisation } = services.content;
    const title = feedTitle(organisation.name, services.content.blogPage.hero.heading);
    const feed = () => atomFeed(blogPosts, { base: hosts.group.base, title, subtitle: organisation.tagline });
    const xml = await limits.questions.run(feed);
    // Readers ask every hour whether there is anything new: mostly there is not.
    return taggedAnswer(context.req.raw.headers, xml, {
      'Cache-Control': 'public, max-age=1',
      'Content-Type': 'application/atom+xml; charset=utf-8',
    });
  });
  app.get('/contact/:file{[a-z-]+\\.vcf}', (context) => {
    context.set('kind', 'machine');
    const { organisation, practices } = services.content;
    const practice = practices.find(({ slug }) => contactCardPath(slug) === context.req.path);
    if (!practice) return context.notFound();
    return context.body(contactCard(practice, { base: hosts.group.base, group: organisation.name }), 200, {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="${practice.slug}.vcf"`,
      'Cache-Control': 'public, max-age=3600',
    });
  });
  app.get('/:file{sitemap(-[1-9]\\d{0,5})?\\.xml}', async (context) => {
    context.set('kind', 'machine');
    const number = context.req.param('file').match(/\d+/)?.[0];
    const file = () => sitemap.file(context.get('site'), number === undefined ? undefined : Number(number));
    const xml = await limits.questions.run(file);
    if (xml === undefined) return context.notFound();
    return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=1' });
  });
}
