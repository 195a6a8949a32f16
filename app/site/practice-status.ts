import type { Organisation } from '../../content/schema/organisation.ts';
import type { Practice } from '../../content/schema/practice.ts';
import { londonMidnight } from '../../domain/london-time.ts';
import { closedDaysOf, liveHours, openingTimeline } from '../../domain/opening-hours.ts';
import { publishedOn } from '../../domain/published.ts';
import { oneLineAddress } from './one-line-address.ts';

/** What the page says of a practice's doors now, and what it will say over the next days. */
export type OpeningNow = { text: string; open: boolean; timeline: [from: number, open: 0 | 1, words: string][]; until: number };

export type PracticeStatus = ReturnType<typeof practiceStatus>;

/** A copy of the page that is older than this says nothing about opening hours. */
const timelineDays = 4;

export function practiceStatus(practice: Practice, { closedDays }: Organisation, now: Date) {
  const until = londonMidnight(now, timelineDays);
  const timeline = openingTimeline(liveHours(practice), now, until, closedDaysOf(closedDays, practice.slug));
  const opening: OpeningNow = {
    text: timeline[0]?.text ?? '',
    open: timeline[0]?.open ?? false,
    timeline: timeline.map(({ at, open, text }) => [at, open ? 1 : 0, text]),
    until: until.getTime(),
  };
  return {
    slug: practice.slug,
    location: practice.location,
    address: oneLineAddress(practice.address),
    phone: publishedOn(practice.phones, 'practice-card').phone,
    acceptingNHS: practice.nhs.acceptingNHS,
    opening,
  };
}
