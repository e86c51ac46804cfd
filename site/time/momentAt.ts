/**
 * A local day and time with its UTC offset, such as `2027-01-14T18:30:00-08:00`. The offset is the day's, so daylight
 * saving time counts; the hour of the change itself is ignored.
 */
export function momentAt(timeZone: string, day: string, time: string): string {
  const local = `${day}T${time}:00`;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${local}Z`),
  );
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return `${local}${zone.replace('GMT', '') || '+00:00'}`;
}
