import { z } from 'astro/zod';
import { day, line, officeCity, ref, time } from '../../../collections/fields.ts';
import { momentAt } from '../../../time/momentAt.ts';
import { officeIn } from '../../../records/agency.ts';
import { named } from '../../../collections/named.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** `content/records/events/<name>.yaml`: one event at an office, before and after it took place. */
export const eventSchema = z
  .strictObject({
    title: line(50),
    kind: line(20).describe('What sort of meeting it is, such as "Workshop".'),
    date: day.describe('The day at the office, such as 2027-01-14.'),
    from: time.describe('Local time at the office.'),
    to: time,
    announced: day.describe(
      'The day on which it was announced, or on which date, time or place last changed; calendars keep the newer one.',
    ),
    office: officeCity.describe('The town of the office, as the site settings name it.'),
    online: z.boolean().default(false).describe('True when it can be followed from elsewhere as well.'),
    host: ref('people').describe('Who leads it.'),
    seats: z.number().int().min(1).max(500).describe('Chairs in the room.'),
    text: line(200).describe(
      'What one does there, in one or two sentences that stay true when the day has passed.',
    ),
    afterwards: line(240).optional().describe('What came of it; write it once the event has passed.'),
    demo: z.boolean().describe('True while the event is invented.'),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'An event ends on its own day, later than it begins.',
  });

/**
 * All events in the order of their ends, each with its office's town and country, its host's name and its moments as ISO strings.
 * Throws an Error for an office that there is not.
 */
export async function events() {
  const all = await Promise.all(
    (await entriesOf('events')).map(async ({ id, data }) => {
      const { city, country, timeZone } = await officeIn(data.office, `records/events/${id}.yaml`);
      const host = (await named('people', data.host)).data.name;
      const starts = momentAt(timeZone, data.date, data.from);
      return { ...data, id, city, country, host, starts, ends: momentAt(timeZone, data.date, data.to) };
    }),
  );
  return all.sort((a, b) => Date.parse(a.ends) - Date.parse(b.ends));
}
