import path from 'node:path';
import { readContentFiles } from '../../../../content-model/content-file.ts';
import { renderArticle } from '../../../../content-model/markdown.ts';
import { backlogArticle, blogArticle } from '../../../../content-model/schema/blog-article.ts';
import { team } from '../../../../content-model/schema/team.ts';

const folder = path.join(import.meta.dirname, '../../../../content');

/** The articles of content/blog and content/blog-backlog, as they reach the database. */
export function realArticles() {
  return readContentFiles(folder).flatMap(({ file, data, body }) => {
    const [, place, slug] = /^(blog|blog-backlog)\/(.+)\.md$/.exec(file) ?? [];
    if (!place || !slug) return [];
    const front = (place === 'blog' ? blogArticle.omit({ publishedOn: true }) : backlogArticle)
      .omit({ author: true })
      .strip()
      .parse(data?.value);
    return [{ ...front, place, slug, content: renderArticle(body?.text ?? '') }];
  });
}

export function realStaffNames(): string[] {
  const file = readContentFiles(folder).find(({ file }) => file === 'team.yaml');
  return team.parse(file?.data?.value).map(({ name }) => name);
}
