import type { RequestContext } from '../../server/request-context.ts';
import type { BlogSite } from './blog-head.ts';

/** Of the content, what the blog's pages and their heads are made of. */
export function blogSite({ content, groupBase, site }: RequestContext): BlogSite {
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
