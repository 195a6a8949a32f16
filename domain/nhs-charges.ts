/** An amount in pounds, or text if there is none. */
export type Price = { from: number; per?: string | undefined } | { words: string };

let withPennies: Intl.NumberFormat | undefined;
let wholePounds: Intl.NumberFormat | undefined;

type Dated = { effectiveFrom: string };
type Charges = { band1: number; band2: number; band3: number };

export const sameCharges = (one: Charges, other: Charges): boolean =>
  one.band1 === other.band1 && one.band2 === other.band2 && one.band3 === other.band3;

/** The latest row in force on `date`, a date in London as YYYY-MM-DD. */
export function rowInForce<Row extends Dated>(rows: readonly Row[], date: string): Row | undefined {
  return rows
    .filter(({ effectiveFrom }) => effectiveFrom <= date)
    .toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom))[0];
}

/** '2026/27': the year from 1 April in which `date` is, a date in London as YYYY-MM-DD. NHS charges change on that day. */
export function chargesYear(date: string): string {
  const year = Number(date.slice(0, 4)) - (date.slice(5) < '04-01' ? 1 : 0);
  return `${year}/${String(year + 1).slice(2)}`;
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
