import { renderArticle } from '../../../content-model/markdown.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { oncePer } from '../../../domain/once-per.ts';
import { isInternalTarget } from '../../../domain/site-pages.ts';
import type { CheckContext } from './checks/check-article.ts';
import { fingerprintOf, type KnownArticle } from './checks/near-duplicates.ts';

/** All articles that were ever on the blog, and the addresses of those that are on it now. */
export type Blog = { known: readonly KnownArticle[]; posts: ReadonlySet<string> };

/** What every article is checked against. */
export function articleRules(content: SiteContent, { known, posts }: Blog): CheckContext {
  const others = new Map([...readBacklog(content.blogBacklog), ...known].map((article) => [article.slug, article]));
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

/** Each article of the backlog is read once. */
const readBacklog = oncePer((backlog: SiteContent['blogBacklog']) =>
  backlog.map(({ markdown, ...article }) => fingerprintOf({ ...article, content: renderArticle(markdown) })),
);

/** An article that is on the blog or in the backlog is no duplicate of itself. */
export const exceptOwn = (rules: CheckContext, ownSlug: string | undefined): CheckContext => ({
  ...rules,
  known: rules.known.filter(({ slug }) => slug !== ownSlug),
});
