/** A time as pages take it: for machines, and as clock and day in UTC for whoever has no script. */
export function shownMoment(name: string, at: number, language: string): Record<string, string> {
  const iso = new Date(at).toISOString();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    at,
  );
  return { [name]: iso, [`${name}-clock`]: `${iso.slice(11, 16)} UTC`, [`${name}-day`]: day };
}
