import ical from 'ical-generator';

/** An event as calendars keep it. */
export interface CalendarEvent {
  /** Names the event for good: a calendar that meets it again replaces what it had. */
  uid: string;
  /** Day of its last change, such as 2026-11-16. */
  changed: string;
  title: string;
  /** Moments with their distance from UTC, such as `2027-01-14T18:30:00-08:00`. */
  starts: string;
  ends: string;
  place: string;
  text: string;
  /** Where it stands on the site, absolute. */
  page: string;
}

/**
 * A calendar of one event, as RFC 5545 writes it. Its moments are in UTC: a calendar may not have heard yet that a
 * place changed the rules of its clocks.
 */
export function calendarFile(brand: string, event: CalendarEvent): string {
  const { uid, changed, title, starts, ends, place, text, page } = event;
  const calendar = ical({ prodId: { company: brand, product: 'events' } });
  calendar.createEvent({
    id: uid,
    stamp: new Date(changed),
    start: new Date(starts),
    end: new Date(ends),
    summary: title,
    location: place,
    description: text,
    url: page,
  });
  // The library leaves the end of the last line to its caller.
  return `${calendar.toString()}\r\n`;
}
