import type { SiteContent } from '../../content/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { longDate } from '../../domain/london-time.ts';
import { needsConfirming } from '../../domain/nhs-charges.ts';

export type ChargesReminder = { text: string; link: string; url: string };

/** The reminder below NHS charges that need confirming. `date` is the date in London, YYYY-MM-DD. */
export function chargesReminder(
  { reminder }: Pick<SiteContent['nhsCharges'], 'reminder'>,
  row: SiteContent['nhsCharges']['rows'][number],
  date: string,
): ChargesReminder | undefined {
  if (!needsConfirming(row, date)) return undefined;
  return { ...reminder, text: fill(reminder.text, { date: longDate(row.confirmedOn) }) };
}
