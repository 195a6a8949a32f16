import { renderMarkdown } from '../../../../content/markdown.ts';
import type { SiteContent } from '../../../../content/schema/site.ts';
import type { ArticleWriter } from '../article-writer.ts';

/** Without an API: the articles of content/blog-backlog, in the order of the editorial plan, each once. */
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
      if (!article) throw new Error(`the backlog has no article ${topic.id}`);
      const { author: _author, markdown, slug, ...front } = article;
      const candidate = { ...front, content: renderMarkdown(markdown) };
      return { kind: 'article', candidate, slug, inputTokens: 0, outputTokens: 0 };
    },
  };
}
