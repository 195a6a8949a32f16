import type { SiteContent } from '../../../content/schema/site.ts';
import { formatPounds } from '../../../domain/nhs-charges.ts';

type Charges = SiteContent['nhsCharges'];
type Words = Pick<SiteContent['nhsInformationPage'], 'charges'>;

const bands = ['band1', 'band2', 'band3', 'emergency'] as const;

export type ChargeRow = { band: string; name: string; covers: readonly string[]; charge: string };

export function chargeRows(charges: Charges, row: Charges['rows'][number], words: Words): ChargeRow[] {
  return bands.map((band) => ({
    band,
    name: charges.bands[band].name,
    covers: coversOf(band, charges, words),
    charge: formatPounds(row[band]),
  }));
}

/** What a band covers. Bands 2 and 3 include the lower ones. */
export function coversOf(band: (typeof bands)[number], charges: Charges, words: Words): readonly string[] {
  const own = charges.bands[band].covers;
  return band === 'band2' || band === 'band3' ? [...own, words.charges.includes[band]] : own;
}
