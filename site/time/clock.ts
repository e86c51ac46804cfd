export const HOUR = 60;
export const DAY = 24 * HOUR;

/** Minutes after midnight of a time such as 09:30. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
};

/** Minutes after midnight as a clock shows them, on whichever day: 1500 is 01:00. */
export const clock = (minutes: number): string => {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return [Math.floor(inDay / HOUR), inDay % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
};

/** A length of time in minutes as tables write it: 390 is "6 h 30", 0 is "0 h". */
export const duration = (minutes: number): string => {
  const rest = minutes % HOUR;
  return `${Math.floor(minutes / HOUR)} h${rest > 0 ? ` ${String(rest).padStart(2, '0')}` : ''}`;
};
