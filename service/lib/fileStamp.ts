/** A time as the names of files take it: 2026-01-05T09-00-00Z. */
export const fileStamp = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
