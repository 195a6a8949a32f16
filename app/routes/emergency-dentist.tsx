import { data } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { EmergencyDentistPage } from '../pages/emergency-dentist/emergency-dentist-page.tsx';
import { emergencyPractice } from '../pages/emergency-dentist/emergency-practice.ts';
import { emergencyServiceJsonLd } from '../seo/structured-data/emergency-service.ts';
import { faqJsonLd } from '../seo/structured-data/faq.ts';
import { secondsUntilDoorsChange } from '../site/practice-status.ts';
import type { Route } from './+types/emergency-dentist';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
  const { emergencyPage, organisation, practices } = content;
  const { head, ...words } = emergencyPage;
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
    practices: practices.map((practice) => emergencyPractice(practice, content, now)),
  };
  // 'Open now' is true without a script: no shared cache keeps the page past the next change of a door.
  const cacheControl = `public, max-age=0, s-maxage=${secondsUntilDoorsChange(practices, organisation, now)}`;
  return data({ head: tags, page }, { headers: { 'Cache-Control': cacheControl } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function EmergencyDentist({ loaderData }: Route.ComponentProps) {
  return <EmergencyDentistPage {...loaderData.page} />;
}
