import { requestContext } from '../../server/request-context.ts';
import { GeneralDentistryPage } from '../pages/general-dentistry/general-dentistry-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import type { Route } from './+types/general-dentistry';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, now } = request;
  const page = content.generalDentistryPage;
  return {
    head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page }),
    page: { ...page, booking: bookingData(content, now, page) },
  };
}

export const handle = { hasBooking: () => true };

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function GeneralDentistry({ loaderData }: Route.ComponentProps) {
  return <GeneralDentistryPage {...loaderData.page} />;
}
