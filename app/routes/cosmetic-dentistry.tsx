import { requestContext } from '../../server/request-context.ts';
import { CosmeticDentistryPage } from '../pages/cosmetic-dentistry/cosmetic-dentistry-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import type { Route } from './+types/cosmetic-dentistry';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, now } = request;
  const page = content.cosmeticDentistryPage;
  const offers = page.treatments;
  return {
    head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page, offers }),
    page: { ...page, booking: bookingData(content, now, page) },
  };
}

export const handle = { hasBooking: () => true };

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CosmeticDentistry({ loaderData }: Route.ComponentProps) {
  return <CosmeticDentistryPage {...loaderData.page} />;
}
