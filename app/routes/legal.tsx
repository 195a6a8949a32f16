import { requestContext } from '../../server/request-context.ts';
import { LegalPage } from '../pages/legal/legal-page.tsx';
import type { Route } from './+types/legal';
import { documentBody } from './document-body.ts';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { legalPages, navigation } = request.content;
  const path = url.pathname;
  const document = legalPages.find((page) => `/${page.slug}` === path);
  if (!document) throw new Response('Not found', { status: 404 });
  const page = { ...documentBody(request, document.markdown), document, navigation };
  return { head: pageHead(request, { path, head: document.head }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.page} />;
}
