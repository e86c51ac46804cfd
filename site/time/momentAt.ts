/**
 * A day and time on the clocks of a time zone with their distance from UTC, such as `2027-01-14T18:30:00-08:00`.
 * The distance is that of the day itself, so summer time counts; the hour of the change is not looked at.
 */
export function momentAt(timeZone: string, day: string, time: string): string {
  const local = `${day}T${time}:00`;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${local}Z`),
  );
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return `${local}${zone.replace('GMT', '') || '+00:00'}`;
}
