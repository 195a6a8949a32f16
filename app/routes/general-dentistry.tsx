import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { GeneralDentistryPage } from '../pages/general-dentistry/general-dentistry-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import { servicePageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { content, now, url } = request;
  const page = content.generalDentistryPage;
  return {
    head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page }),
    main: <GeneralDentistryPage {...page} booking={bookingData(content, now, page)} />,
    hasBooking: true,
  };
}
