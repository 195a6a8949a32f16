import { morePagePath } from '../../domain/site-pages.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { MorePage } from '../pages/more/more-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import { practicePhones } from '../practices/practice-phones.ts';
import { webPageJsonLd } from '../seo/structured-data/organisation.ts';
import { faqJsonLd } from '../seo/structured-data/service.ts';
import { documentBody } from './document-body.ts';
import { missingPage, pageHead } from './page-head.tsx';

/** The pages that consist of content alone, one for each file in content/pages/more. */
export function get(request: RequestContext): Page {
  const { content, groupBase, now, site, url } = request;
  const { morePages, navigation, organisation, practices } = content;
  const path = url.pathname;
  const document = morePages.find(({ slug }) => morePagePath(slug) === path);
  if (!document) return missingPage(request);
  const { action, faq, head, heading, markdown } = document;
  const { description } = head;
  const structuredData = [
    webPageJsonLd({ organisation, path, name: heading, description, base: site.base, groupBase }),
    faq && faqJsonLd(faq.items),
  ];
  const booking =
    action?.to === '/#booking' ? bookingData(content, now, { hero: { heading: heading.replace('?', '') } }) : undefined;
  return {
    head: pageHead(request, { path, head, pageName: heading, structuredData }),
    main: (
      <MorePage
        document={document}
        navigation={navigation}
        name={organisation.name}
        practices={practicePhones(practices)}
        booking={booking}
        {...documentBody(request, markdown)}
      />
    ),
    pageName: heading,
    hasBooking: booking !== undefined,
  };
}
