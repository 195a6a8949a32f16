import { requestContext } from '../../server/request-context.ts';
import { NetworkOfClinicsPage } from '../pages/network-of-clinics/network-of-clinics-page.tsx';
import type { Route } from './+types/network-of-clinics';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { networkPage, partnerClinics } = request.content;
  const { head, ...words } = networkPage;
  const clinics = partnerClinics.map(({ placeId: _, ...clinic }) => clinic);
  return { head: pageHead(request, { path: url.pathname, head }), page: { words, clinics } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function NetworkOfClinics({ loaderData }: Route.ComponentProps) {
  return <NetworkOfClinicsPage {...loaderData.page} />;
}
