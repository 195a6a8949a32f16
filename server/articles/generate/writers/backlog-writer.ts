import type { SiteContent } from '../../../../content-model/schema/site.ts';
import type { ArticleWriter } from '../article-writer.ts';

/** Needs no API: returns each article of content/blog-backlog once, in the order of the editorial plan. */
export function createBacklogWriter({
  blogBacklog,
  editorialPlan,
}: Pick<SiteContent, 'blogBacklog' | 'editorialPlan'>): ArticleWriter {
  const articles = new Map(blogBacklog.map((article) => [article.slug, article]));
  return {
    source: 'backlog',
    repairs: 0,
    choose: ({ slugs, topicsUsedLately }) =>
      editorialPlan.topics.find(({ id }) => articles.has(id) && !slugs.has(id) && !topicsUsedLately.has(id)),
    async write(topic) {
      const article = articles.get(topic.id);
      if (!article) throw new Error(`No backlog article ${topic.id}`);
      const { author: _author, markdown, slug, ...front } = article;
      const candidate = { ...front, content: markdown };
      return { kind: 'article', candidate, slug, inputTokens: 0, outputTokens: 0 };
    },
  };
}
