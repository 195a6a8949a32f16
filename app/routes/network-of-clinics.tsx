import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { NetworkOfClinicsPage } from '../pages/network-of-clinics/network-of-clinics-page.tsx';
import { pageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { networkPage, partnerClinics } = request.content;
  const { head, ...words } = networkPage;
  const clinics = partnerClinics.map(({ placeId: _, ...clinic }) => clinic);
  return {
    head: pageHead(request, { path: request.url.pathname, head }),
    main: <NetworkOfClinicsPage words={words} clinics={clinics} />,
  };
}
