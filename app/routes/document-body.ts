import { fillPlaceholders } from '../../content-model/fill-placeholders.ts';
import { headingsOf, renderMarkdown } from '../../content-model/markdown.ts';
import type { RequestContext } from '../../server/request-context.ts';

/** A text as HTML with its placeholders filled in, and its headings for the list of contents. */
export const documentBody = ({ content, retention }: RequestContext, markdown: string) => ({
  contents: headingsOf(markdown),
  html: renderMarkdown(fillPlaceholders(markdown, content, retention)),
});
