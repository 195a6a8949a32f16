/** Jobs of this use case: the article itself, and what the editor is told of it. */
export const generateArticleQueue = 'generate-article';
export const mailArticlePublishedQueue = 'mail-article-published';
export const mailArticleSkippedQueue = 'mail-article-skipped';
