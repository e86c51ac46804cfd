import type { Event } from 'schema-dts';
import { buildMoment } from '../../time/buildMoment.ts';
import { agency } from '../../records/agency.ts';
import { events } from './records/events.ts';
import { absolute, agencyId } from '../../discovery/jsonLd.ts';

/** Upcoming events for search engines; invented ones are left out, since nobody can attend them. */
export async function eventList(): Promise<Event[]> {
  const { offices, language } = await agency();
  const now = buildMoment().toISOString();
  return (await events())
    .filter(({ demo, ends }) => !demo && ends > now)
    .map(({ title, text, city, starts, ends, online }) => {
      const office = offices.find((one) => one.city === city);
      return {
        '@type': 'Event',
        name: title,
        description: text,
        startDate: starts,
        endDate: ends,
        inLanguage: language,
        eventAttendanceMode: online
          ? 'https://schema.org/MixedEventAttendanceMode'
          : 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        organizer: { '@id': agencyId },
        url: absolute('/events/'),
        location: {
          '@type': 'Place',
          name: city,
          address: {
            '@type': 'PostalAddress',
            streetAddress: office?.address.join(', ') ?? city,
            addressLocality: city,
            addressCountry: office?.country ?? '',
          },
        },
      };
    });
}
