import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { type NhsCircumstance, type NhsNeed, nhsBand } from '../../../domain/nhs-band.ts';
import { formatPounds } from '../../../domain/nhs-charges.ts';
import type { ChargesInForce } from '../../practices/charges-in-force.ts';

type Words = SiteContent['nhsInformationPage'];
type Charges = SiteContent['nhsCharges'];

type Facts = { need: NhsNeed; who: NhsCircumstance; words: Words; charges: Charges; row: ChargesInForce['row'] };

/** What a band covers. Bands 2 and 3 include the lower ones. */
export function coversOf(band: keyof Charges['bands'], { bands }: Charges, { charges }: Words): string[] {
  const own = bands[band].covers;
  return band === 'band2' || band === 'band3' ? [...own, charges.includes[band]] : own;
}

export type HelperAnswer = ReturnType<typeof helperAnswer>;

/** The text for the answer to 'What would I pay?'. */
export function helperAnswer({ charges, need, row, who, words }: Facts) {
  const { answers, circumstances, needs } = words.helper;
  const answer = nhsBand(need, who);
  const band = 'band' in answer ? answer.band : undefined;
  const values = { charge: band ? formatPounds(row[band]) : '', label: row.year };
  return {
    asked: `${needs[need].label}. ${circumstances[who].label}.`,
    figure: fill(answers[answer.kind].figure, values),
    text: fill(answers[answer.kind].text, values),
    band: band && { name: charges.bands[band].name, covers: coversOf(band, charges, words) },
    proofs: answer.kind === 'exempt' ? charges.exemptions.filter(({ circumstance }) => circumstance === answer.because) : [],
    needNote: needs[need].note,
    whoNote: band ? circumstances[who].note : undefined,
    links: needs[need].links,
  };
}
