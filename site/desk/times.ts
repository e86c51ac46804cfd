/** How a moment is written: within days of now, or whenever it was. */
export type TimeForm = 'near' | 'full';

const forms = {
  near: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  full: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} satisfies Record<TimeForm, Intl.DateTimeFormatOptions>;

export const isTimeForm = (name: string | undefined): name is TimeForm =>
  name !== undefined && Object.hasOwn(forms, name);

/** A moment on a clock of a zone: the reader's own, unless another is named, which then stands behind it. */
export function momentInWords(at: number, form: TimeForm, timeZone?: 'UTC'): string {
  const written = new Intl.DateTimeFormat('en-GB', { ...forms[form], ...(timeZone && { timeZone }) }).format(
    at,
  );
  return timeZone ? `${written} ${timeZone}` : written;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A length of time as people say it: 48 min, 5 h 12 min, 3 days. */
export function lengthInWords(length: number): string {
  const whole = Math.max(0, length);
  if (whole >= 2 * day) return `${Math.floor(whole / day)} days`;
  const [hours, minutes] = [Math.floor(whole / hour), Math.floor((whole % hour) / minute)];
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** How long ago something was. */
export const agoInWords = (at: number, now: number): string =>
  now - at < minute ? 'just now' : `${lengthInWords(now - at)} ago`;
