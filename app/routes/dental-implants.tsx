import { requestContext } from '../../server/request-context.ts';
import { DentalImplantsPage } from '../pages/dental-implants/dental-implants-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import type { Route } from './+types/dental-implants';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, now } = request;
  const page = content.dentalImplantsPage;
  const offers = page.treatments;
  return {
    head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page, offers }),
    page: { ...page, booking: bookingData(content, now, page) },
  };
}

export const handle = { hasBooking: () => true };

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function DentalImplants({ loaderData }: Route.ComponentProps) {
  return <DentalImplantsPage {...loaderData.page} />;
}
