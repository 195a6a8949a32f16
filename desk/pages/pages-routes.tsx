import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { titleOf } from '../../content-model/content-list.ts';
import { editHref } from '../../content-model/field-address.ts';
import { isReservedSlug, morePagePath, sitePages } from '../../domain/site-pages.ts';
import { slugify } from '../../domain/slug.ts';
import { articlesLinkingTo } from '../../server/articles/listed-articles.ts';
import type { DeskEnv } from '../desk-env.ts';
import { draftsOf, findFile } from '../drafts/workspace.ts';
import { readForm } from '../read-form.ts';
import { anyMember } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { type NewPageErrors, NewPageScreen, PageAddressScreen } from './page-screens.tsx';
import { filesLinkingTo, newPage, type PageChange, pageFile, placesForLinks, removePage, renamePage } from './pages.ts';

const slugParam = ':slug{[a-z0-9-]{1,120}}';
const typedPage = z.object({
  title: z.string().trim().max(80).catch(''),
  lead: z.string().trim().max(300).catch(''),
  place: z.string().catch(''),
});

/** Pages that consist of content alone: made, renamed and removed as drafts. */
export function pagesRoutes(services: DeskServices): Hono<DeskEnv> {
  const { drafts, editor, hosts, pool } = services;
  const app = new Hono<DeskEnv>();
  const workspaceOf = (context: Context<DeskEnv>) => editor.workspace(context.get('member').id);

  async function save(context: Context<DeskEnv>, changes: readonly PageChange[], next: string, back: string) {
    const workspace = await workspaceOf(context);
    const result = await drafts.save(context.get('member'), draftsOf(workspace, changes), workspace.drafts);
    return context.redirect(result === 'saved' ? next : `${back}?message=${result}`, 303);
  }
  const isTaken = (slug: string, files: readonly { file: string }[]) =>
    isReservedSlug(slug) || files.some(({ file }) => file === pageFile(slug) || file === `pages/legal/${slug}.md`);

  async function showNew(context: Context<DeskEnv>, typed = typedPage.parse({}), errors: NewPageErrors = {}) {
    const { finished } = await workspaceOf(context);
    const places = placesForLinks(finished.content).map(({ name }) => name);
    return context.render(<NewPageScreen places={places} typed={typed} errors={errors} />, { title: 'New page' });
  }
  app.get('/new', anyMember, (context) => showNew(context));
  app.post('/new', anyMember, async (context) => {
    const typed = typedPage.parse(await readForm(context.req));
    const { files, finished } = await workspaceOf(context);
    const slug = slugify(typed.title);
    const errors = {
      title: !typed.title
        ? 'Enter a title of at most 80 characters.'
        : isTaken(slug, files)
          ? 'There is a page with this name. Choose another.'
          : undefined,
      lead: typed.lead ? undefined : 'Enter what it is about, in at most 300 characters.',
    };
    if (errors.title || errors.lead) {
      context.status(422);
      return showNew(context, typed, errors);
    }
    return save(context, newPage(finished.content, files, { ...typed, slug }), editHref(pageFile(slug), ['body']), '/pages/new');
  });

  /** The page at the address, if the site with the member's drafts has it. */
  async function read(context: Context<DeskEnv>) {
    const slug = context.req.param('slug') ?? '';
    const { files, finished } = await workspaceOf(context);
    const isPublished = findFile(services.live.files, pageFile(slug)) !== undefined;
    return { slug, files, finished, isPublished, page: findFile(files, pageFile(slug)) };
  }
  async function showAddress(context: Context<DeskEnv>, error?: string) {
    const { files, finished, page, slug } = await read(context);
    if (!page) return context.notFound();
    if (error) context.status(422);
    const articles = await articlesLinkingTo(pool, morePagePath(slug));
    return context.render(
      <PageAddressScreen
        slug={slug}
        title={titleOf(page)}
        base={hosts.group.base}
        linkedFrom={[...filesLinkingTo(files, slug).map(titleOf), ...articles]}
        pages={sitePages(finished.content).filter(({ path }) => path !== morePagePath(slug))}
        error={error}
      />,
      { title: 'Address of a page' },
    );
  }
  app.get(`/${slugParam}`, anyMember, (context) => showAddress(context));
  app.post(`/${slugParam}/rename`, anyMember, async (context) => {
    const { files, isPublished, page, slug } = await read(context);
    const { address } = await readForm(context.req);
    const typed = String(address ?? '').trim();
    const next = slugify(typed);
    if (!page) return context.notFound();
    if (!typed || isTaken(next, files)) return showAddress(context, 'Enter an address that no page has.');
    return save(context, renamePage(files, slug, next, isPublished), `/edit/${pageFile(next)}`, `/pages/${slug}`);
  });
  app.post(`/${slugParam}/remove`, anyMember, async (context) => {
    const { files, finished, isPublished, page, slug } = await read(context);
    const { to } = await readForm(context.req);
    const target = sitePages(finished.content).find(({ path }) => path === to && path !== morePagePath(slug));
    if (!page || !target) return context.notFound();
    return save(context, removePage(files, slug, target.path, isPublished), '/changes', `/pages/${slug}`);
  });
  return app;
}
