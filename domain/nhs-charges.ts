/** An amount in pounds, or text if there is none. */
export type Price = { from: number; per?: string | undefined } | { words: string };

let withPennies: Intl.NumberFormat | undefined;
let wholePounds: Intl.NumberFormat | undefined;

type Dated = { effectiveFrom: string };
type Bands = { band1: number; band2: number; band3: number };

/** The latest row in force on `date`, a date in London as YYYY-MM-DD. */
export function rowInForce<Row extends Dated>(rows: readonly Row[], date: string): Row | undefined {
  return rows
    .filter(({ effectiveFrom }) => effectiveFrom <= date)
    .toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom))[0];
}

/** Emergency treatment costs what Band 1 costs. */
export function areStatutory(row: Bands & { emergency: number }, statutory: Bands): boolean {
  const { band1, band2, band3 } = statutory;
  return row.band1 === band1 && row.band2 === band2 && row.band3 === band3 && row.emergency === band1;
}

/**
 * Whether 1 April, when NHS charges change, has passed since the row was last confirmed and since it took effect. `date` is a
 * date in London, YYYY-MM-DD.
 */
export function needsConfirming(row: Dated & { confirmedOn: string }, date: string): boolean {
  const year = Number(date.slice(0, 4));
  const lastChange = date >= `${year}-04-01` ? `${year}-04-01` : `${year - 1}-04-01`;
  return row.confirmedOn < lastChange && row.effectiveFrom < lastChange;
}

/** Always includes pence, so that columns of charges align. */
export function formatPounds(pounds: number): string {
  withPennies ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  return withPennies.format(pounds);
}

export function formatPrice(price: Price): string {
  if ('words' in price) return price.words;
  wholePounds ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
  const amount = Number.isInteger(price.from) ? wholePounds.format(price.from) : formatPounds(price.from);
  return price.per ? `From ${amount} per ${price.per}` : `From ${amount}`;
}
