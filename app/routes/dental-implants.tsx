import { requestContext } from '../../server/request-context.ts';
import { DentalImplantsPage } from '../pages/dental-implants/dental-implants-page.tsx';
import type { Route } from './+types/dental-implants';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const page = request.content.dentalImplantsPage;
  const offers = page.treatments;
  return { head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page, offers }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function DentalImplants({ loaderData }: Route.ComponentProps) {
  return <DentalImplantsPage {...loaderData.page} />;
}
