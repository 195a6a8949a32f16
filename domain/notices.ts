import { addDays, londonInstant, londonParts } from './london-time.ts';

/** From and until are dates in London, both of them included. */
type Dated = { from: string; until: string; practices?: readonly string[] | undefined };

/** Notices that are shown now. A clinic's own site leaves out those that count for other practices only. */
export function noticesOn<Notice extends Dated>(notices: readonly Notice[], now: Date, ownPractice?: string): Notice[] {
  const today = londonParts(now).date;
  return notices.filter(
    ({ from, practices, until }) =>
      from <= today && today <= until && (!ownPractice || !practices || practices.includes(ownPractice)),
  );
}

/** The midnight in London after the last day. */
export const noticeEnd = ({ until }: Dated): Date => londonInstant(addDays(until, 1), '00:00');
