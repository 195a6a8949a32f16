import { Hono } from 'hono';
import { z } from 'zod';
import { articlePath, isArticle } from '../../content-model/article-path.ts';
import { type ContentFile, fileHash, parseContentFile } from '../../content-model/content-file.ts';
import { titleOf } from '../../content-model/content-list.ts';
import { editHref } from '../../content-model/field-address.ts';
import { bytesWith } from '../../content-model/file-text.ts';
import { longestTitle } from '../../content-model/schema/blog-article.ts';
import { londonParts } from '../../domain/london-time.ts';
import { slugify } from '../../domain/slug.ts';
import { freeSlug, slugsInDrafts } from '../../server/articles/posts.ts';
import { readArticles, waitingArticle, withdrawnArticle } from '../../server/publishing/articles.ts';
import type { Member } from '../access/member.ts';
import type { DeskEnv } from '../desk-env.ts';
import { publishDrafts } from '../drafts/publish-drafts.ts';
import { pageNumber } from '../layout/pages.tsx';
import { showMessage } from '../layout/show-message.tsx';
import { readForm } from '../read-form.ts';
import { anyMember, publishers } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { articleWithId, listArticles, scheduledArticles, withdrawWaiting } from './articles.ts';
import { ArticlesScreen } from './articles-screen.tsx';

const typedTitle = z.string().trim().min(1).max(longestTitle);
const slugParam = ':slug{[a-z0-9][a-z0-9-]{0,119}}';

/** The list of articles. Each is written, published and undone like a page. */
export function articlesRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, config, drafts, editor, hosts, pool } = services;
  const app = new Hono<DeskEnv>();

  app.get('/', anyMember, async (context) => {
    const { blogBacklog, editorialPlan } = services.content;
    const page = pageNumber(context.req.query('page'));
    // A model writes its own articles and leaves the backlog alone.
    const list = await listArticles(pool, page, { blogBacklog: config.writer ? [] : blogBacklog, editorialPlan });
    const topics = new Map(editorialPlan.topics.map((topic) => [topic.id, topic.title]));
    const workspace = await editor.workspace(context.get('member').id);
    const written = workspace.drafts
      .filter(isArticle)
      .flatMap(({ path }) => workspace.files.find(({ file }) => file === path) ?? []);
    const schedules = await scheduledArticles(pool);
    const screen = <ArticlesScreen {...list} {...{ page, schedules, topics, written }} siteUrl={hosts.group.base} />;
    return context.render(screen, { title: 'Articles' });
  });

  app.post('/new', anyMember, async (context) => {
    const title = typedTitle.safeParse((await readForm(context.req))['title']).data;
    if (!title) return context.redirect('/articles?message=no-title', 303);
    const { blogBacklog, blogPage } = services.content;
    const others = [...blogBacklog.map(({ slug }) => slug), ...(await slugsInDrafts(pool))];
    const path = articlePath(await freeSlug(pool, slugify(title) || 'article', others));
    const value = { title, category: 'Practice News', author: blogPage.defaultAuthor };
    const bytes = bytesWith(undefined, { value, body: '' });
    const saved = await drafts.save(context.get('member'), [{ path, baseHash: undefined, bytes }]);
    return context.redirect(saved === 'saved' ? editHref(path) : `/articles?message=${saved}`, 303);
  });

  app.get('/new', anyMember, (context) => context.redirect('/articles', 303));
  // Emails have it, and earlier releases.
  app.get('/:id/edit', anyMember, async (context) => {
    const article = await articleWithId(pool, context.req.param('id'));
    if (article) return context.redirect(article.isWaiting ? '/articles' : editHref(articlePath(article.slug)), 303);
    return showMessage(
      context,
      404,
      'This article is not on the blog',
      'It was withdrawn. You can publish it again from the list.',
    );
  });

  /** Publishes that an article is there, or is not. */
  async function publish(member: Member, file: ContentFile | undefined, isThere: boolean): Promise<boolean> {
    if (!file) return false;
    const [hash, bytes] = [fileHash(file), file.bytes];
    const change = isThere ? { baseHash: undefined, hash, bytes } : { baseHash: hash, hash: undefined, bytes: undefined };
    const message = `${isThere ? 'Published again' : 'Withdrew'}: ${titleOf(parseContentFile(file.file, bytes))}`;
    const today = londonParts(clock()).date;
    return (await publishDrafts(pool, [{ path: file.file, ...change }], member, { message, today })) === 'done';
  }
  app.post(`/${slugParam}/take`, anyMember, async (context) => {
    const article = await waitingArticle(pool, context.req.param('slug'));
    if (!article) return context.redirect('/articles?message=nothing', 303);
    const draft = { path: article.file, baseHash: undefined, bytes: article.bytes };
    const saved = await drafts.save(context.get('member'), [draft]);
    // Outdated: the member has a draft of it already.
    return context.redirect(saved === 'full' ? '/articles?message=full' : editHref(article.file), 303);
  });
  app.post(`/${slugParam}/withdraw`, publishers, async (context) => {
    const member = context.get('member');
    const slug = context.req.param('slug');
    const [article] = await readArticles(pool, [articlePath(slug)]);
    if (!article) return context.redirect(`/articles?message=${await withdrawWaiting(pool, slug, member)}`, 303);
    const isDone = await publish(member, article, false);
    return context.redirect(`/articles?message=${isDone ? 'withdrawn' : 'nothing'}`, 303);
  });
  app.post(`/${slugParam}/restore`, publishers, async (context) => {
    const isDone = await publish(context.get('member'), await withdrawnArticle(pool, context.req.param('slug')), true);
    return context.redirect(`/articles?message=${isDone ? 'restored' : 'nothing'}`, 303);
  });
  return app;
}
