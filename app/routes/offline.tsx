import { fill } from '../../domain/fill.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import { publishedOn } from '../../domain/published.ts';
import { offlinePath } from '../../domain/site-pages.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { OfflinePage, type OfflinePageProps } from '../pages/offline/offline-page.tsx';
import { announcedClosures } from '../practices/announced-closures.ts';
import { practiceDetails } from '../practices/practice-details.ts';
import { unlistedHead } from './page-head.tsx';

/** Shown in place of other pages: no boot settings, no header or footer. */
export const isPrivate = true;

/** A browser may show the page weeks after it stored it. */
const daysAhead = 28;

export function get(request: RequestContext): Page {
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
  const tags = unlistedHead(request, { head, path: offlinePath });
  return { head: tags, main: <OfflinePage {...page} />, hasLayout: false };
}
