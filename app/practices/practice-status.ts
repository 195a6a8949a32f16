import type { Organisation } from '../../content-model/schema/organisation.ts';
import type { Practice } from '../../content-model/schema/practice.ts';
import { londonMidnight } from '../../domain/london-time.ts';
import {
  closedDaysOf,
  groupOpeningTimeline,
  liveHours,
  openingTimeline,
  type TimelineEntry,
} from '../../domain/opening-hours.ts';
import { publishedOn } from '../../domain/published.ts';
import { oneLineAddress } from './one-line-address.ts';

/** The current opening state and its changes over the next days. */
export type OpeningNow = { text: string; open: boolean; night: boolean; timeline: TimelineEntry[]; until: number };

/** A cached page older than this shows no opening state. */
const timelineDays = 4;

export function practiceStatus(practice: Practice, { closedDays }: Organisation, now: Date) {
  const until = londonMidnight(now, timelineDays);
  const timeline = openingTimeline(liveHours(practice), now, until, closedDaysOf(closedDays, practice.slug));
  return {
    slug: practice.slug,
    location: practice.location,
    address: oneLineAddress(practice.address),
    phone: publishedOn(practice.phones, 'practice-card').phone,
    acceptingNHS: practice.nhs.acceptingNHS,
    opening: openingNow(timeline, until),
  };
}

/** The opening state of the group. `night` is true when no practice opens again today. */
export function groupOpening(practices: readonly Practice[], { closedDays }: Organisation, now: Date): OpeningNow {
  const until = londonMidnight(now, timelineDays);
  return openingNow(groupOpeningTimeline(practices, now, until, closedDays), until);
}

function openingNow(timeline: readonly { at: number; text: string; open: boolean; night?: boolean }[], until: Date): OpeningNow {
  const { night = false, open = false, text = '' } = timeline[0] ?? {};
  const entries = timeline.map((entry): TimelineEntry => [entry.at / 60_000, entry.open ? 1 : entry.night ? 2 : 0, entry.text]);
  return { text, open, night, timeline: entries, until: until.getTime() };
}
