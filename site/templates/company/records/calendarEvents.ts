import { addressOf } from '../../../collections/addresses.ts';
import { agency, officeIn } from '../../../records/agency.ts';
import { aboutEvent } from './eventRows.ts';
import { events } from './events.ts';
import { single } from '../../../collections/single.ts';
import { calendarFile } from '../parts/calendarFile.ts';

/**
 * Every event with its calendar file, past ones included, so that stored addresses keep working.
 * @param site origin of the site
 */
export async function calendarEvents(site: string | undefined) {
  const { brand, contacts } = await agency();
  const { rows } = await single('events-page');
  const domain = contacts.sales.email.replace(/^.*@/, '');
  return Promise.all(
    (await events()).map(async (event) => {
      const { id, title, starts, ends, announced, office, text } = event;
      const { address } = await officeIn(office, `records/events/${id}.yaml`);
      const file = calendarFile(brand, {
        // Not the site's address, which differs between a trial build and the one that is published.
        uid: `event-${id}@${domain}`,
        changed: announced,
        title,
        starts,
        ends,
        place: [brand, ...address].join(', '),
        text: `${aboutEvent(event, rows)}\n\n${text}`,
        page: new URL(`${addressOf('events-page')}#event-${id}`, site).href,
      });
      return { id, file };
    }),
  );
}
