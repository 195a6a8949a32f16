import { requestContext } from '../../server/request-context.ts';
import { TeethWhiteningPage } from '../pages/teeth-whitening/teeth-whitening-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import type { Route } from './+types/teeth-whitening';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, now } = request;
  const words = content.teethWhiteningPage;
  const head = servicePageHead(request, {
    path: url.pathname,
    kind: 'procedure',
    words,
    // The third option combines the first two, so only those are separate offers.
    offers: words.options.slice(0, 2),
  });
  return { head, page: { ...words, booking: bookingData(content, now, words) } };
}

export const handle = { hasBooking: () => true };

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function TeethWhitening({ loaderData }: Route.ComponentProps) {
  return <TeethWhiteningPage {...loaderData.page} />;
}
