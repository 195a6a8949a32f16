const format = (dateStyle: 'full' | 'medium') =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle, timeStyle: 'short' });
const [long, short] = [format('full'), format('medium')];

/** 'Monday, 16 November 2026 at 10:00', in London. */
export const formatLondonTime = (time: Date): string => long.format(time);

/** '16 Nov 2026, 10:00', in London. */
export const londonTime = (time: Date): string => short.format(time);
