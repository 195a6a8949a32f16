import { requestContext } from '../../server/request-context.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import type { Route } from './+types/not-found';
import { missingPage } from './page-head.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => missingPage(context.get(requestContext), url.pathname);

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage {...loaderData.missing} />;
}
