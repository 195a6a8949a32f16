import { data } from 'react-router';
import { addDays, londonInstant, londonParts } from '../../domain/london-time.ts';
import { describeWeek } from '../../domain/opening-hours.ts';
import { publishedOn } from '../../domain/published.ts';
import { offlinePath } from '../../domain/site-pages.ts';
import { requestContext } from '../../server/request-context.ts';
import { OfflinePage, type OfflinePageProps } from '../pages/offline/offline-page.tsx';
import { buildHead } from '../seo/build-head.ts';
import { longDate } from '../site/long-date.ts';
import { oneLineAddress } from '../site/one-line-address.ts';
import type { Route } from './+types/offline';

/** It stands in for other pages: it runs nothing, tells nobody that it is looked at, and has no menus. */
export const handle = { hydrate: false, private: true, frame: false };

export function loader({ context }: Route.LoaderArgs) {
  const { content, now, site } = context.get(requestContext);
  const { emergencyPage, offlinePage, organisation, practices } = content;
  const { head, saved, ...words } = offlinePage;
  const { date } = londonParts(now);
  const page: OfflinePageProps = {
    name: organisation.name,
    // The device asks for the page when it saves it, so today is that day.
    words: { ...words, saved: saved.replace('{date}', longDate(date).replaceAll(' ', '\u00a0')) },
    emergency: emergencyPage,
    practices: practices.map((practice) => ({
      slug: practice.slug,
      location: practice.location,
      address: oneLineAddress(practice.address),
      phone: publishedOn(practice.phones, 'contact-card').phone,
      hours: describeWeek(publishedOn(practice.hours, 'contact-card').week),
    })),
  };
  const tags = buildHead({
    ...head,
    path: offlinePath,
    base: site.base,
    siteName: organisation.name,
    robots: 'noindex',
    structuredData: [],
  });
  const untilMidnight = Math.floor((londonInstant(addDays(date, 1), '00:00').getTime() - now.getTime()) / 1000);
  const cacheControl = `public, max-age=0, s-maxage=${Math.min(3600, untilMidnight)}`;
  return data({ head: tags, page }, { headers: { 'Cache-Control': cacheControl } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData.page} />;
}
