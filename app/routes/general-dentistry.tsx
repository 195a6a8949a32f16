import { requestContext } from '../../server/request-context.ts';
import { GeneralDentistryPage } from '../pages/general-dentistry/general-dentistry-page.tsx';
import type { Route } from './+types/general-dentistry';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const page = request.content.generalDentistryPage;
  return { head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function GeneralDentistry({ loaderData }: Route.ComponentProps) {
  return <GeneralDentistryPage {...loaderData.page} />;
}
