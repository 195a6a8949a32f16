import type { RequestContext } from '../../server/request-context.ts';

export type BlogSite = ReturnType<typeof blogSite>;

/** The content used by the blog's pages and heads. */
export function blogSite({ content, groupBase, site }: RequestContext) {
  const { blogPage, organisation, team, version } = content;
  return {
    words: blogPage,
    version,
    base: site.base,
    groupBase,
    organisation: { name: organisation.name },
    team: team.map(({ name }) => ({ name })),
  };
}
