/** A figure in pounds, or words where there is none. */
export type Price = { from: number; per?: string | undefined } | { words: string };

let withPennies: Intl.NumberFormat | undefined;
let wholePounds: Intl.NumberFormat | undefined;

/** The newest row whose day has come; `date` is London's, YYYY-MM-DD. */
export function chargesOn<Row extends { effectiveFrom: string }>(rows: readonly Row[], date: string): Row {
  let newest: Row | undefined;
  for (const row of rows) {
    if (row.effectiveFrom <= date && (!newest || row.effectiveFrom > newest.effectiveFrom)) newest = row;
  }
  if (!newest) throw new Error(`no NHS charges are in force on ${date}`);
  return newest;
}

/**
 * NHS charges change on the first of April. Whether one has passed since somebody confirmed the row, or since the row itself
 * started; `date` is London's, YYYY-MM-DD.
 */
export function needsConfirming(row: { confirmedOn: string; effectiveFrom: string }, date: string): boolean {
  const year = Number(date.slice(0, 4));
  const lastChange = date >= `${year}-04-01` ? `${year}-04-01` : `${year - 1}-04-01`;
  return row.confirmedOn < lastChange && row.effectiveFrom < lastChange;
}

/** Always with pennies, so that a column of charges lines up. */
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
