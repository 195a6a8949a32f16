import { requestContext } from '../../server/request-context.ts';
import { GeneralDentistryPage } from '../pages/general-dentistry/general-dentistry-page.tsx';
import type { Route } from './+types/general-dentistry';
import { pageHead } from './page-head.ts';
import { serviceStructuredData } from './service-structured-data.ts';

const path = '/services/general-dentistry';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content } = request;
  const { head, ...page } = content.generalDentistryPage;
  const service = serviceStructuredData(request, content.generalDentistryPage, { path, kind: 'service' });
  return { head: pageHead(request, { path, head, structuredData: [service] }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function GeneralDentistry({ loaderData }: Route.ComponentProps) {
  return <GeneralDentistryPage {...loaderData.page} />;
}
