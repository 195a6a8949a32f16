/** An article that a member writes is a file of content, by its address. */
export const articlePath = (slug: string) => `articles/${slug}.md`;
export const isArticle = ({ path }: { path: string }) => path.startsWith('articles/');
export const articleSlug = (path: string) => path.slice('articles/'.length, -'.md'.length);
