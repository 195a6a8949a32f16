import type { SiteContent } from '../../content/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import { areStatutory, formatPounds, needsConfirming, rowInForce } from '../../domain/nhs-charges.ts';

export type ChargesInForce = ReturnType<typeof chargesInForce>;
export type ChargesReminder = { text: string; link: string; url: string };

const bandIds = ['band1', 'band2', 'band3', 'emergency'] as const;

/** The charge of each band in force, and the reminder that every page shows with them if they may not be those that the law sets. */
export function chargesInForce({ nhsCharges, statutoryNhsCharges }: SiteContent, now: Date) {
  const { bands, reminder, rows } = nhsCharges;
  const { date } = londonParts(now);
  const row = rowInForce(rows, date);
  if (!row) throw new Error(`No NHS charges in force on ${date}`);
  const statutory = rowInForce(statutoryNhsCharges, date);
  const isDoubtful = needsConfirming(row, date) || (statutory && !areStatutory(row, statutory));
  const shown: ChargesReminder | undefined = isDoubtful
    ? { ...reminder, text: fill(reminder.text, { date: longDate(row.confirmedOn) }) }
    : undefined;
  return { row, reminder: shown, rows: bandIds.map((band) => ({ band, ...bands[band], charge: formatPounds(row[band]) })) };
}
