import { addDays, londonInstant, londonParts } from './london-time.ts';

/** `from` and `until` are dates in London, inclusive. */
type Dated = { from: string; until: string; practices?: readonly string[] | undefined };

/** Notices shown now. A clinic's own site leaves out notices for other practices. */
export function noticesOn<Notice extends Dated>(notices: readonly Notice[], now: Date, ownPractice?: string): Notice[] {
  const today = londonParts(now).date;
  return notices.filter(
    ({ from, practices, until }) =>
      from <= today && today <= until && (!ownPractice || !practices || practices.includes(ownPractice)),
  );
}

/** Midnight in London after the last day. */
export const noticeEnd = ({ until }: Dated): Date => londonInstant(addDays(until, 1), '00:00');
