import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { CosmeticDentistryPage } from '../pages/cosmetic-dentistry/cosmetic-dentistry-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import { servicePageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { content, now, url } = request;
  const page = content.cosmeticDentistryPage;
  const offers = page.treatments;
  return {
    head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page, offers }),
    main: <CosmeticDentistryPage {...page} booking={bookingData(content, now, page)} />,
    hasBooking: true,
  };
}
