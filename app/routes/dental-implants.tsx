import { requestContext } from '../../server/request-context.ts';
import { DentalImplantsPage } from '../pages/dental-implants/dental-implants-page.tsx';
import type { Route } from './+types/dental-implants';
import { pageHead } from './page-head.ts';
import { serviceStructuredData } from './service-structured-data.ts';

const path = '/services/dental-implants';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content } = request;
  const { head, ...page } = content.dentalImplantsPage;
  const service = serviceStructuredData(request, content.dentalImplantsPage, { path, kind: 'service', offers: page.treatments });
  return { head: pageHead(request, { path, head, structuredData: [service] }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function DentalImplants({ loaderData }: Route.ComponentProps) {
  return <DentalImplantsPage {...loaderData.page} />;
}
