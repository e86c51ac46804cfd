const day = process.env.BUILD_DAY;

if (day !== undefined && Number.isNaN(Date.parse(day)))
  throw new Error(`BUILD_DAY is "${day}"; write a day such as 2026-11-26.`);

/** The time that the build takes for now: the clock's, or noon UTC on `BUILD_DAY`. */
export const buildMoment = (): Date => new Date(day === undefined ? Date.now() : `${day}T12:00:00Z`);

/** The build's current day in UTC, such as 2026-11-22; scripts decide again by the reader's clock. */
export const buildDay = (): string => buildMoment().toISOString().slice(0, 10);
