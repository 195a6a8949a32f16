import { fillPlaceholders } from '../../content/fill-placeholders.ts';
import { headingsOf, renderMarkdown } from '../../content/markdown.ts';
import { requestContext } from '../../server/request-context.ts';
import { LegalPage } from '../pages/legal/legal-page.tsx';
import type { Route } from './+types/legal';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { legalPages, navigation } = request.content;
  const path = url.pathname;
  const document = legalPages.find((page) => `/${page.slug}` === path);
  if (!document) throw new Response('Not found', { status: 404 });
  const contents = headingsOf(document.markdown);
  const html = renderMarkdown(fillPlaceholders(document.markdown, request.content, request.retention));
  return { head: pageHead(request, { path, head: document.head }), page: { contents, document, html, navigation } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.page} />;
}
