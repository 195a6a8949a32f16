import type { SiteContent } from '../../content/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import { chargesOn, formatPounds, needsConfirming } from '../../domain/nhs-charges.ts';

export type ChargesReminder = { text: string; link: string; url: string };

/** The charges in force, and the reminder that every page shows with them if they need confirming. */
export function chargesInForce({ reminder, rows }: SiteContent['nhsCharges'], now: Date) {
  const { date } = londonParts(now);
  const row = chargesOn(rows, date);
  const shown: ChargesReminder | undefined = needsConfirming(row, date)
    ? { ...reminder, text: fill(reminder.text, { date: longDate(row.confirmedOn) }) }
    : undefined;
  return { row, reminder: shown, amounts: [row.band1, row.band2, row.band3, row.emergency].map(formatPounds) };
}
