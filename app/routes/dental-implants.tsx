import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { DentalImplantsPage } from '../pages/dental-implants/dental-implants-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import { servicePageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { content, now, url } = request;
  const page = content.dentalImplantsPage;
  const offers = page.treatments;
  return {
    head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page, offers }),
    main: <DentalImplantsPage {...page} booking={bookingData(content, now, page)} />,
    hasBooking: true,
  };
}
