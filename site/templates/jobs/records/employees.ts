import { z } from 'astro/zod';
import { line, pictureFields } from '../../../collections/fields.ts';
import { portrait } from '../../../pictures/portrait.ts';
import { drawnTileAlt } from '../../../records/drawnTile.ts';
import { named } from '../../../collections/named.ts';
import { entriesOf } from '../../../collections/entries.ts';

/**
 * `content/records/employees/<name>.yaml`: what somebody says about working here. Name, position and town are those of the
 * file with the same name in `content/records/people/`.
 */
export const employeeSchema = z.strictObject({
  description: line(320).describe(
    "One thing that happened, in the person's own words, without quotation marks.",
  ),
  ...pictureFields,
  order: z.int().min(1).describe('Place among the voices, counted from 1; the first is set large.'),
  demo: z.boolean().describe('True while the person is invented.'),
});

/** What those who work here say, in its order, each with the person's name, position and picture. */
export async function employeeVoices() {
  const entries = (await entriesOf('employees')).toSorted((a, b) => a.data.order - b.data.order);
  return Promise.all(
    entries.map(async (entry) => {
      const { name, position, place } = (await named('people', entry.id)).data;
      const picture = await portrait(entry, 'records/employees', await drawnTileAlt());
      return { name, position, place, description: entry.data.description, picture };
    }),
  );
}
