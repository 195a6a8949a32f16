import { data } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import type { Route } from './+types/not-found';
import { missingPageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { code, home, imageAlt, search, text } = request.content.notFoundPage;
  const head = missingPageHead(request, url.pathname);
  return data({ head, page: { code, home, imageAlt, search, text } }, { status: 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage {...loaderData.page} />;
}
