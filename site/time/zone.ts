/** Hours east of UTC as people write them: 5.5 is "UTC+5:30". */
export function zoneOf(offset: number): string {
  const [hours, minutes] = [Math.trunc(Math.abs(offset)), Math.round((Math.abs(offset) % 1) * 60)];
  return `UTC${offset < 0 ? '−' : '+'}${hours}:${String(minutes).padStart(2, '0')}`;
}
