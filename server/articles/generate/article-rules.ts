import { renderArticle } from '../../../content/markdown.ts';
import type { SiteContent } from '../../../content/schema/site.ts';
import { isInternalTarget } from '../../../domain/site-pages.ts';
import type { CheckContext, KnownArticles } from './checks/check-article.ts';

/** All articles that were ever on the blog, and the addresses of those that are on it now. */
export type Blog = { known: KnownArticles; posts: ReadonlySet<string> };

/** What every article is checked against. */
export function articleRules(content: SiteContent, { known, posts }: Blog): CheckContext {
  const waiting = content.blogBacklog.map(({ markdown, slug, title }) => ({ slug, title, content: renderArticle(markdown) }));
  const others = new Map([...waiting, ...known].map((article) => [article.slug, article]));
  return {
    pageExists: (path) => (path.startsWith('/blog/') ? posts.has(path.slice('/blog/'.length)) : isInternalTarget(path, content)),
    known: [...others.values()],
    staffNames: content.team.map(({ name }) => name),
    ours: {
      names: [content.organisation.name, content.organisation.shortName],
      places: content.organisation.structuredData.areaServed,
    },
  };
}

/** An article that is on the blog or in the backlog is no duplicate of itself. */
export const exceptOwn = (rules: CheckContext, ownSlug: string | undefined): CheckContext => ({
  ...rules,
  known: rules.known.filter(({ slug }) => slug !== ownSlug),
});
