const inLondon = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'Europe/London' });

const short = inLondon('short');
const long = inLondon('long');

/** The day on which an article was published: '12 Nov 2026', on whatever clock the reader's device runs. */
export const shortPostDate = (time: string) => short.format(new Date(time));

/** The same as '12 November 2026'. */
export const longPostDate = (time: string) => long.format(new Date(time));
