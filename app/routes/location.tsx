import { data } from 'react-router';
import { nextLondonMidnight } from '../../domain/london-time.ts';
import { requestContext } from '../../server/request-context.ts';
import { LocationPage } from '../pages/location/location-page.tsx';
import { locationPageData } from '../pages/location/location-page-data.ts';
import { clinicJsonLd } from '../seo/structured-data/clinic.ts';
import { secondsUntilDoorsChange } from '../site/practice-status.ts';
import type { Route } from './+types/location';
import { pageHead } from './page-head.ts';

export const handle = { hydrate: false };

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
  const { organisation } = content;
  const path = url.pathname;
  const document = content.locationPages.find((page) => path === `/locations/${page.practice}-dentist`);
  const practice = content.practices.find(({ slug }) => slug === document?.practice);
  if (!document || !practice) throw new Response('Not found', { status: 404 });
  const head = pageHead(request, {
    path,
    head: document.head,
    structuredData: [clinicJsonLd({ organisation, practice, base: site.base, groupBase })],
  });
  const page = locationPageData(document, practice, content, now);
  // The timetable marks today, so no shared cache keeps it into tomorrow.
  const untilMidnight = Math.floor((nextLondonMidnight(now).getTime() - now.getTime()) / 1000);
  const seconds = Math.min(secondsUntilDoorsChange([practice], organisation, now), untilMidnight);
  return data({ head, page }, { headers: { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Location({ loaderData }: Route.ComponentProps) {
  return <LocationPage {...loaderData.page} />;
}
