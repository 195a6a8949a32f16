import type { Organisation } from '../../content/schema/organisation.ts';
import type { Practice } from '../../content/schema/practice.ts';
import { closedDaysOf, openingState, openingTimeline } from '../../domain/opening-hours.ts';
import { publishedOn } from '../../domain/published.ts';
import { oneLineAddress } from './one-line-address.ts';

/** What the page says of a practice's doors now, and what it will say over the next days. */
export type OpeningNow = { text: string; open: boolean; timeline: [from: number, open: 0 | 1, words: string][]; until: number };

export type PracticeStatus = {
  slug: string;
  location: string;
  address: string;
  phone: string;
  acceptingNHS: boolean;
  opening: OpeningNow;
};

/** A copy of the page that is older than this says nothing about its doors. */
const timelineHours = 72;

/** Opening state is told from the contact card's hours only: other surfaces publish other hours and show no live state. */
export const liveHours = (practice: Practice) => publishedOn(practice.hours, 'contact-card').week;

export function practiceStatus(practice: Practice, { closedDays }: Organisation, now: Date): PracticeStatus {
  const timeline = openingTimeline(liveHours(practice), now, timelineHours, closedDaysOf(closedDays, practice.slug));
  const current = timeline[0];
  return {
    slug: practice.slug,
    location: practice.location,
    address: oneLineAddress(practice.address),
    phone: publishedOn(practice.phones, 'practice-card').phone,
    acceptingNHS: practice.nhs.acceptingNHS,
    opening: {
      text: current?.text ?? '',
      open: current?.open ?? false,
      timeline: timeline.map(({ at, open, text }) => [at, open ? 1 : 0, text]),
      until: now.getTime() + timelineHours * 3_600_000,
    },
  };
}

/** How long a shared cache may keep a page that shows these practices' doors: until the first of them changes. */
export function secondsUntilDoorsChange(practices: readonly Practice[], { closedDays }: Organisation, now: Date): number {
  const changes = practices.map(
    (practice) =>
      openingState(liveHours(practice), now, closedDaysOf(closedDays, practice.slug)).changesAt?.getTime() ?? Infinity,
  );
  const seconds = Math.floor((Math.min(...changes) - now.getTime()) / 1000);
  return Math.max(0, Math.min(seconds, 24 * 3600));
}
