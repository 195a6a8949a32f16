import type { SiteContent } from '../../content-model/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { londonParts } from '../../domain/london-time.ts';
import { chargesYear, formatPounds, rowInForce, sameCharges } from '../../domain/nhs-charges.ts';

export type ChargesInForce = ReturnType<typeof chargesInForce>;
export type FirstPublishedCharges = ReturnType<typeof firstPublishedCharges>;
export type ChargesReminder = { text: string; link: string; url: string };

type Bands = SiteContent['nhsCharges']['bands'];
type Charges = Record<Exclude<keyof Bands, 'emergency'>, number>;

const bandIds = ['band1', 'band2', 'band3', 'emergency'] as const;

const charged = (bands: Bands, charges: Charges & { emergency: number }) =>
  bandIds.map((band) => ({ band, ...bands[band], charge: formatPounds(charges[band]) }));

/** By law, urgent treatment costs what Band 1 costs. */
const withEmergency = <T extends Charges>(charges: T) => ({ ...charges, emergency: charges.band1 });

/** The charge of each band that the law sets today, and the reminder that pages show with them once they are last year's. */
export function chargesInForce({ nhsCharges, statutoryNhsCharges }: SiteContent, now: Date) {
  const { date } = londonParts(now);
  const found = rowInForce(statutoryNhsCharges, date);
  if (!found) throw new Error(`No NHS charges in force on ${date}`);
  const row = { ...withEmergency(found), year: chargesYear(found.effectiveFrom) };
  const reminder: ChargesReminder | undefined =
    row.year === chargesYear(date)
      ? undefined
      : { ...nhsCharges.reminder, text: fill(nhsCharges.reminder.text, { year: row.year }) };
  return { row, reminder, rows: charged(nhsCharges.bands, row) };
}

/** The charges that the site first published, and the year in which the law set them, if it did. */
export function firstPublishedCharges({ nhsCharges: { bands, firstPublished }, statutoryNhsCharges }: SiteContent) {
  if (!firstPublished) return undefined;
  const { applied, heading, label } = firstPublished;
  const lawful = statutoryNhsCharges.find((row) => sameCharges(row, firstPublished));
  const words = lawful ? `${heading}: ${fill(applied, { year: chargesYear(lawful.effectiveFrom) })}` : heading;
  return { caption: fill(words, { label }), rows: charged(bands, withEmergency(firstPublished)) };
}
