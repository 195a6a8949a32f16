export const generateArticleQueue = 'generate-article';
export const mailArticlePublishedQueue = 'mail-article-published';
export const mailArticleSkippedQueue = 'mail-article-skipped';
