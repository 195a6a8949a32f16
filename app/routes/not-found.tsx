import { data } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import type { Route } from './+types/not-found';
import { missingPageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { head: _, ...page } = request.content.notFoundPage;
  return data({ head: missingPageHead(request, url.pathname), page }, { status: 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage {...loaderData.page} />;
}
