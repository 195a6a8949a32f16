const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2025-01-14' as '14 January 2025'. */
export const longDate = (isoDate: string) => format.format(new Date(`${isoDate}T00:00:00Z`));
