const inLondon = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'Europe/London' });

const short = inLondon('short');
const long = inLondon('long');

/** '12 Nov 2026', in London time whatever the reader's time zone. */
export const shortPostDate = (time: string) => short.format(new Date(time));

/** '12 November 2026'. */
export const longPostDate = (time: string) => long.format(new Date(time));
