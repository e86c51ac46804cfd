const writer = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as 2026-02-19 as people write it. */
export const dayInWords = (day: string): string => writer.format(Date.parse(day));

const monthWriter = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a day such as 2026-02-19 as people write it. */
export const monthInWords = (day: string): string => monthWriter.format(Date.parse(day));
