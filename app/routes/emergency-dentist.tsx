import { formatPounds } from '../../domain/nhs-charges.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { EmergencyDentistPage } from '../pages/emergency-dentist/emergency-dentist-page.tsx';
import { emergencyPractice } from '../pages/emergency-dentist/emergency-practice.ts';
import { chargesInForce } from '../practices/charges-in-force.ts';
import { emergencyServiceJsonLd } from '../seo/structured-data/clinic.ts';
import { faqJsonLd } from '../seo/structured-data/service.ts';
import { pageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { content, groupBase, now, site, url } = request;
  const { emergencyPage, homePage, organisation, practices } = content;
  const { head, ...words } = emergencyPage;
  const { reminder, row } = chargesInForce(content, now);
  const path = url.pathname;
  const tags = pageHead(request, {
    path,
    head,
    structuredData: [
      emergencyServiceJsonLd({ base: site.base, groupBase, path, organisation, practices, page: emergencyPage }),
      faqJsonLd(words.faq.items),
    ],
  });
  const page = {
    words,
    charge: formatPounds(row.emergency),
    reminder,
    urgent: practices.every(({ nhs }) => nhs.acceptingNHS) ? undefined : homePage.nhs.urgent,
    practices: practices.map((practice) => emergencyPractice(practice, content, now)),
  };
  return { head: tags, main: <EmergencyDentistPage {...page} /> };
}
