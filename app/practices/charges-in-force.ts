import type { SiteContent } from '../../content/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import { chargesOn, formatPounds, needsConfirming } from '../../domain/nhs-charges.ts';

export type ChargesInForce = ReturnType<typeof chargesInForce>;
export type ChargesReminder = { text: string; link: string; url: string };

const bandIds = ['band1', 'band2', 'band3', 'emergency'] as const;

/** The charge of each band in force, and the reminder that every page shows with them if they need confirming. */
export function chargesInForce({ bands, reminder, rows }: SiteContent['nhsCharges'], now: Date) {
  const { date } = londonParts(now);
  const row = chargesOn(rows, date);
  const shown: ChargesReminder | undefined = needsConfirming(row, date)
    ? { ...reminder, text: fill(reminder.text, { date: longDate(row.confirmedOn) }) }
    : undefined;
  return { row, reminder: shown, rows: bandIds.map((band) => ({ band, ...bands[band], charge: formatPounds(row[band]) })) };
}
