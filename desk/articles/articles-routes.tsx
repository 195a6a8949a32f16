import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type DeskEnv, uuidParam as id, uuid } from '../desk-env.ts';
import { pageNumber } from '../layout/pages.tsx';
import { showMessage } from '../layout/show-message.tsx';
import { asMember } from '../members/as-member.ts';
import { requestReview } from '../publishing/review-requests.ts';
import { readForm } from '../read-form.ts';
import { anyMember, publishers } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { findArticleDraft, listArticleDrafts, removeArticleDraft, saveArticleDraft } from './article-drafts.ts';
import { checkForm, emptyForm, formOf } from './article-form.ts';
import { ArticleScreen, type ArticleScreenProps } from './article-screen.tsx';
import { type Article, addArticle, findArticle, listArticles, restoreArticle, saveArticle, withdrawArticle } from './articles.ts';
import { ArticlesScreen } from './articles-screen.tsx';
import { readTyped, type Typed } from './typed-article.ts';

type Shown = Partial<Pick<ArticleScreenProps, 'article' | 'problems' | 'theirs' | 'typed' | 'version'>>;

const draftFields = z.object({ seen: z.string().max(100).catch(''), version: z.string().max(100).catch('') });

/** In characters. Seven times the longest text that may be published. */
const mostTyped = 150_000;

export function articlesRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, config, deskUrl, hosts, pool, previewLinks } = services;
  const app = new Hono<DeskEnv>();

  const gone = (context: Context<DeskEnv>) =>
    showMessage(context, 404, 'This article is not on the blog', 'It was withdrawn. You can publish it again from the list.');

  app.get('/', anyMember, async (context) => {
    const { blogBacklog, editorialPlan } = services.content;
    const page = pageNumber(context.req.query('page'));
    // A model writes its own articles and leaves the backlog alone.
    const list = await listArticles(pool, page, { blogBacklog: config.writer ? [] : blogBacklog, editorialPlan });
    const topics = new Map(editorialPlan.topics.map((topic) => [topic.id, topic.title]));
    const drafts = await listArticleDrafts(pool, context.get('member').id);
    const screen = <ArticlesScreen {...list} drafts={drafts} page={page} topics={topics} siteUrl={hosts.group.base} />;
    return context.render(screen, { title: 'Articles' });
  });

  /** The form with what the member has typed, now or before. */
  async function showForm(context: Context<DeskEnv>, shown: Shown = {}) {
    const member = context.get('member');
    const { article, problems, theirs } = shown;
    const draft = await findArticleDraft(pool, member.id, article?.id ?? 'new');
    const screen = (
      <ArticleScreen
        {...shown}
        typed={shown.typed ?? draft?.typed ?? (article ? formOf(article) : emptyForm(services.content))}
        version={shown.version ?? draft?.version ?? article?.version ?? ''}
        draft={draft}
        preview={previewLinks.address(member.id, clock())}
        deskUrl={deskUrl}
        previewHours={previewLinks.linkHours}
      />
    );
    const title = theirs ? 'Changed by someone else' : article ? 'Edit an article' : 'Write an article';
    context.status(theirs ? 409 : problems ? 422 : 200);
    return context.render(screen, { title, entry: 'desk/articles/form/main.ts' });
  }
  const check = (context: Context<DeskEnv>, typed: Typed, article?: Article) =>
    checkForm(typed, { pool, live: services.live, memberId: context.get('member').id, now: new Date(), article });

  app.get('/new', anyMember, (context) => showForm(context));
  app.post('/new', publishers, async (context) => {
    const typed = readTyped(await readForm(context.req));
    const { problems, text } = await check(context, typed);
    if (!text) return showForm(context, { typed: { ...typed, body: typed.body ?? '' }, problems });
    await addArticle(pool, text, context.get('member'));
    return context.redirect(`/articles?message=${text.publishAt ? 'scheduled' : 'published'}`, 303);
  });

  app.get(`/${id}/edit`, anyMember, async (context) => {
    const article = await findArticle(pool, context.req.param('id'));
    return article ? showForm(context, { article }) : gone(context);
  });
  app.post(`/${id}/edit`, publishers, async (context) => {
    const article = await findArticle(pool, context.req.param('id'));
    if (!article) return gone(context);
    const form = await readForm(context.req);
    const version = String(form['version']);
    const typed = readTyped(form);
    const { problems, text } = await check(context, typed, article);
    // Keeps the version that the editor was shown, so that saving still finds changes by others.
    if (!text) return showForm(context, { article, typed, version, problems });
    if (await saveArticle(pool, article.id, version, text, context.get('member')))
      return context.redirect('/articles?message=edited', 303);
    const theirs = await findArticle(pool, article.id);
    if (!theirs) return gone(context);
    return showForm(context, { article: theirs, typed, version: theirs.version, theirs: formOf(theirs) });
  });

  const draftOf = `/drafts/:article{(?:new|${uuid})}` as const;
  /** Stores what a form has, or answers why not. */
  async function storeDraft(context: Context<DeskEnv>, name: string) {
    const article = name === 'new' ? undefined : await findArticle(pool, name);
    if (name !== 'new' && !article) return context.json({ message: 'This article was withdrawn meanwhile.' }, 404);
    const form = await readForm(context.req);
    const typed = readTyped(form);
    if (JSON.stringify(typed).length > mostTyped) return context.json({ message: 'This is too long. Shorten it first.' }, 413);
    const { seen, version } = draftFields.parse(form);
    const saved = await saveArticleDraft(pool, context.get('member'), name, { seen, version, typed });
    if (!saved)
      return context.json(
        { message: 'You saved or published it in another window. Copy what you wrote here, then reload this one.' },
        409,
      );
    return { seen: saved, typed };
  }
  app.post(draftOf, anyMember, async (context) => {
    const stored = await storeDraft(context, context.req.param('article'));
    return stored instanceof Response ? stored : context.json({ seen: stored.seen });
  });
  app.get(`${draftOf}/problems`, anyMember, async (context) => {
    const name = context.req.param('article');
    const draft = await findArticleDraft(pool, context.get('member').id, name);
    const article = name === 'new' ? undefined : await findArticle(pool, name);
    if (!draft || (name !== 'new' && !article)) return context.json({ message: 'This draft is not there any more.' }, 404);
    const { advice, problems } = await check(context, draft.typed, article);
    return context.json({ seen: draft.seen, problems: [...problems, ...advice] });
  });
  app.post(`${draftOf}/ask`, anyMember, async (context) => {
    const name = context.req.param('article');
    const stored = await storeDraft(context, name);
    if (stored instanceof Response) return context.redirect('/articles?message=not-asked', 303);
    return context.redirect(`/articles?message=${await requestReview(services, context.get('member'), '', name)}`, 303);
  });
  app.post(`${draftOf}/discard`, anyMember, async (context) => {
    const name = context.req.param('article');
    const member = context.get('member');
    await asMember(pool, member, (client) => removeArticleDraft(client, member.id, name));
    return context.redirect(`${name === 'new' ? '/articles' : `/articles/${name}/edit`}?message=discarded`, 303);
  });

  for (const [path, act, done] of [
    ['withdraw', withdrawArticle, 'withdrawn'],
    ['restore', restoreArticle, 'restored'],
  ] as const)
    app.post(`/${id}/${path}`, publishers, async (context) => {
      const isDone = await act(pool, context.req.param('id') ?? '', context.get('member'));
      return context.redirect(`/articles?message=${isDone ? done : 'nothing'}`, 303);
    });
  return app;
}
