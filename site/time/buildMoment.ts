const day = process.env.BUILD_DAY;

if (day !== undefined && Number.isNaN(Date.parse(day)))
  throw new Error(`BUILD_DAY is "${day}"; write a day such as 2026-11-26.`);

/** The moment that the build takes for now: the clock's, or the noon of `BUILD_DAY`, in UTC. */
export const buildMoment = (): Date => new Date(day === undefined ? Date.now() : `${day}T12:00:00Z`);

/** Today as the build sees it, in UTC, such as 2026-11-22; scripts of a page decide again by their readers' clocks. */
export const buildDay = (): string => buildMoment().toISOString().slice(0, 10);
