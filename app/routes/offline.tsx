import { fill } from '../../domain/fill.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import { publishedOn } from '../../domain/published.ts';
import { offlinePath } from '../../domain/site-pages.ts';
import { requestContext } from '../../server/request-context.ts';
import { OfflinePage, type OfflinePageProps } from '../pages/offline/offline-page.tsx';
import { announcedClosures } from '../practices/announced-closures.ts';
import { practiceDetails } from '../practices/practice-details.ts';
import type { Route } from './+types/offline';
import { unlistedHead } from './page-head.ts';

/** Shown in place of other pages: no boot settings, no header or footer. */
export const handle = { private: true, hasLayout: false };

/** A browser may show the page weeks after it stored it. */
const daysAhead = 28;

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, now } = request;
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
      ...practiceDetails(practice, content, now),
      phone: publishedOn(practice.phones, 'contact-card').phone,
      closures:
        announcedClosures([practice], content, now, daysAhead)?.notes.map(({ opens, text }) => `${text}. ${opens}`.trim()) ?? [],
    })),
  };
  return { head: unlistedHead(request, { head, path: offlinePath }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData.page} />;
}
