import { Hono } from 'hono';
import { articlesWith } from '../../server/articles/listed-articles.ts';
import { cleanQuery } from '../../server/search/query-words.ts';
import type { DeskEnv } from '../desk-env.ts';
import type { MarkedSites } from '../marks/marked-sites.ts';
import { anyMember } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { findWords } from './find-words.ts';
import { SiteScreen } from './site-screen.tsx';

/** Where to find what to change. */
export function siteRoutes(services: DeskServices, markedSites: MarkedSites): Hono<DeskEnv> {
  const { editor, log, pool } = services;
  const app = new Hono<DeskEnv>();

  app.get('/', anyMember, async (context) => {
    const member = context.get('member');
    const workspace = await editor.workspace(member.id);
    const query = cleanQuery(context.req.query('q') ?? '');
    const pages = markedSites(workspace).pages();
    // Without a query, they are read for the one that is being typed.
    pages.catch((error: unknown) => log.error({ err: error }, 'Failed to read the pages'));
    const found = query && {
      query,
      fields: findWords(query, await pages, workspace.files),
      articles: await articlesWith(pool, query),
    };
    return context.render(<SiteScreen workspace={workspace} found={found || undefined} />, { title: 'Site' });
  });
  return app;
}
