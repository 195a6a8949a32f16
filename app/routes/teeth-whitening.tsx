import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { TeethWhiteningPage } from '../pages/teeth-whitening/teeth-whitening-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import { servicePageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { content, now, url } = request;
  const words = content.teethWhiteningPage;
  const head = servicePageHead(request, {
    path: url.pathname,
    kind: 'procedure',
    words,
    // The third option combines the first two, so only those are separate offers.
    offers: words.options.slice(0, 2),
  });
  return { head, main: <TeethWhiteningPage {...words} booking={bookingData(content, now, words)} />, hasBooking: true };
}
