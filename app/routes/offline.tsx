import { fill } from '../../domain/fill.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import { describeWeek } from '../../domain/opening-hours.ts';
import { publishedOn } from '../../domain/published.ts';
import { offlinePath } from '../../domain/site-pages.ts';
import { requestContext } from '../../server/request-context.ts';
import { OfflinePage, type OfflinePageProps } from '../pages/offline/offline-page.tsx';
import { announcedClosures } from '../practices/announced-closures.ts';
import { oneLineAddress } from '../practices/one-line-address.ts';
import { buildHead } from '../seo/build-head.ts';
import type { Route } from './+types/offline';

/** Shown in place of other pages: no boot settings, no header or footer. */
export const handle = { private: true, hasLayout: false };

export function loader({ context }: Route.LoaderArgs) {
  const { content, now, site } = context.get(requestContext);
  const { emergencyPage, offlinePage, organisation, practices } = content;
  const { head, saved, ...words } = offlinePage;
  const { date } = londonParts(now);
  const page: OfflinePageProps = {
    name: organisation.name,
    // The service worker requests the page when it stores it, so today is the date it was saved.
    words: { ...words, saved: fill(saved, { date: longDate(date).replaceAll(' ', '\u00a0') }) },
    emergency: emergencyPage,
    places: practices.map(({ skyline }) => skyline),
    practices: practices.map((practice) => ({
      slug: practice.slug,
      location: practice.location,
      address: oneLineAddress(practice.address),
      phone: publishedOn(practice.phones, 'contact-card').phone,
      hours: describeWeek(publishedOn(practice.hours, 'contact-card').week),
      closures: announcedClosures([practice], content, now)?.notes.map(({ opens, text }) => `${text}. ${opens}`.trim()) ?? [],
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
  return { head: tags, page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData.page} />;
}
