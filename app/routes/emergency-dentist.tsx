import { formatPounds } from '../../domain/nhs-charges.ts';
import { requestContext } from '../../server/request-context.ts';
import { EmergencyDentistPage } from '../pages/emergency-dentist/emergency-dentist-page.tsx';
import { emergencyPractice } from '../pages/emergency-dentist/emergency-practice.ts';
import { chargesInForce } from '../practices/charges-in-force.ts';
import { emergencyServiceJsonLd } from '../seo/structured-data/clinic.ts';
import { faqJsonLd } from '../seo/structured-data/service.ts';
import type { Route } from './+types/emergency-dentist';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
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
  return { head: tags, page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function EmergencyDentist({ loaderData }: Route.ComponentProps) {
  return <EmergencyDentistPage {...loaderData.page} />;
}
