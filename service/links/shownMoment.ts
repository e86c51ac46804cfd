/** A time as pages take it: for machines, and for whoever has no script as clock, and as day and clock, in UTC. */
export function shownMoment(name: string, at: number, language: string): Record<string, string> {
  const iso = new Date(at).toISOString();
  const said = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  });
  return { [name]: iso, [`${name}-clock`]: `${iso.slice(11, 16)} UTC`, [`${name}-said`]: said.format(at) };
}
