import { morePagePath } from '../../domain/site-pages.ts';
import { requestContext } from '../../server/request-context.ts';
import { MorePage } from '../pages/more/more-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { bookingData } from '../practices/booking-choices.ts';
import { practicePhones } from '../practices/practice-phones.ts';
import { webPageJsonLd } from '../seo/structured-data/organisation.ts';
import { faqJsonLd } from '../seo/structured-data/service.ts';
import type { Route } from './+types/more-page';
import { documentBody } from './document-body.ts';
import { missingPage, pageHead } from './page-head.ts';

/** The pages that consist of content alone, one for each file in content/pages/more. */
export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
  const { morePages, navigation, organisation, practices } = content;
  const path = url.pathname;
  const document = morePages.find(({ slug }) => morePagePath(slug) === path);
  if (!document) return missingPage(request, path);
  const { action, faq, head, heading, markdown } = document;
  const { description } = head;
  const structuredData = [
    webPageJsonLd({ organisation, path, name: heading, description, base: site.base, groupBase }),
    faq && faqJsonLd(faq.items),
  ];
  return {
    head: pageHead(request, { path, head, pageName: heading, structuredData }),
    page: {
      document,
      navigation,
      name: organisation.name,
      practices: practicePhones(practices),
      booking:
        action?.to === '/#booking' ? bookingData(content, now, { hero: { heading: heading.replace('?', '') } }) : undefined,
      ...documentBody(request, markdown),
    },
  };
}

type LoaderData = Route.ComponentProps['loaderData'];

export const handle = {
  pageName: (data: LoaderData) => ('page' in data ? data.page.document.heading : undefined),
  hasBooking: (data: LoaderData) => 'page' in data && data.page.booking !== undefined,
};

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function More({ loaderData }: Route.ComponentProps) {
  return 'missing' in loaderData ? <NotFoundPage {...loaderData.missing} /> : <MorePage {...loaderData.page} />;
}
