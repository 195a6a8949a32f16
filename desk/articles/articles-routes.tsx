import { type Context, Hono } from 'hono';
import { type DeskEnv, uuidParam as id } from '../desk-env.ts';
import { pageNumber } from '../layout/pages.tsx';
import { Screen } from '../layout/screen.tsx';
import type { DeskServices } from '../services.ts';
import { checkForm, emptyForm, formOf, readTyped } from './article-form.ts';
import { ArticleScreen } from './article-screen.tsx';
import { addArticle, findArticle, listArticles, restoreArticle, saveArticle, withdrawArticle } from './articles.ts';
import { ArticlesScreen } from './articles-screen.tsx';

export function articlesRoutes(services: DeskServices): Hono<DeskEnv> {
  const { config, hosts, pool } = services;
  const app = new Hono<DeskEnv>();

  function gone(context: Context<DeskEnv>) {
    context.status(404);
    const title = 'This article is not on the blog';
    return context.render(<Screen title={title} intro="It was withdrawn. You can publish it again from the list." />, { title });
  }

  app.get('/', async (context) => {
    const { blogBacklog, editorialPlan } = services.content;
    const page = pageNumber(context.req.query('page'));
    // A model writes its own articles and leaves the backlog alone.
    const list = await listArticles(pool, page, { blogBacklog: config.writer ? [] : blogBacklog, editorialPlan });
    const topics = new Map(editorialPlan.topics.map((topic) => [topic.id, topic.title]));
    const message = context.req.query('message');
    const screen = <ArticlesScreen {...list} page={page} topics={topics} siteUrl={hosts.group.base} message={message} />;
    return context.render(screen, { title: 'Articles' });
  });

  app.get('/new', (context) =>
    context.render(<ArticleScreen typed={emptyForm(services.content)} />, { title: 'Write an article' }),
  );
  app.post('/new', async (context) => {
    const typed = readTyped(await context.req.parseBody());
    const text = await checkForm(typed, { pool, content: services.content, now: new Date() });
    if (Array.isArray(text)) {
      context.status(422);
      const screen = <ArticleScreen typed={{ ...typed, body: typed.body ?? '' }} problems={text} />;
      return context.render(screen, { title: 'Write an article' });
    }
    await addArticle(pool, text, context.get('session').member);
    return context.redirect(`/articles?message=${text.publishAt ? 'scheduled' : 'published'}`, 303);
  });

  app.get(`/${id}/edit`, async (context) => {
    const article = await findArticle(pool, context.req.param('id'));
    if (!article) return gone(context);
    return context.render(<ArticleScreen article={article} typed={formOf(article)} />, { title: 'Edit an article' });
  });
  app.post(`/${id}/edit`, async (context) => {
    const article = await findArticle(pool, context.req.param('id'));
    if (!article) return gone(context);
    const form = await context.req.parseBody();
    const version = String(form['version']);
    const typed = readTyped(form);
    const text = await checkForm(typed, { pool, content: services.content, now: new Date(), article });
    if (Array.isArray(text)) {
      // Keeps the version that the editor was shown, so that saving still finds changes by others.
      const shown = { ...article, version };
      context.status(422);
      return context.render(<ArticleScreen article={shown} typed={typed} problems={text} />, { title: 'Edit an article' });
    }
    if (await saveArticle(pool, article.id, version, text, context.get('session').member))
      return context.redirect('/articles?message=edited', 303);
    const theirs = await findArticle(pool, article.id);
    if (!theirs) return gone(context);
    context.status(409);
    const screen = <ArticleScreen article={theirs} typed={typed} theirs={formOf(theirs)} />;
    return context.render(screen, { title: 'Changed by someone else' });
  });

  app.post(`/${id}/withdraw`, async (context) => {
    const slug = await withdrawArticle(pool, context.req.param('id'), context.get('session').member);
    return context.redirect(`/articles?message=${slug ? 'withdrawn' : 'nothing'}`, 303);
  });
  app.post(`/${id}/restore`, async (context) => {
    const slug = await restoreArticle(pool, context.req.param('id'), context.get('session').member);
    return context.redirect(`/articles?message=${slug ? 'restored' : 'nothing'}`, 303);
  });
  return app;
}
