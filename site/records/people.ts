import { z } from 'astro/zod';
import { tile } from '../art/tile.ts';
import { line } from '../collections/fields.ts';
import { brandPalette } from '../pictures/brandPalette.ts';
import { pictureOf } from '../pictures/coverFile.ts';
import { drawnTileAlt } from './drawnTile.ts';
import { allNamed } from '../collections/named.ts';

/** `content/records/people/<name>.yaml`: somebody of the agency whom a page names. */
export const personSchema = z.strictObject({
  name: line(40),
  position: line(60).describe('What this person does here, such as "Chief executive".'),
  place: line(40).describe('The town of the office.'),
  note: line(140).optional().describe('One fact that only fits this person, for pages that show the team.'),
  demo: z.boolean().describe('True while the person is invented.'),
});

export type Person = z.infer<typeof personSchema>;

/** People with these ids, in this order, each with the address of a drawn tile and what it says. */
export async function people(ids: readonly string[]) {
  const { art } = await brandPalette();
  const tileAlt = await drawnTileAlt();
  const entries = await allNamed('people', ids);
  return entries.map(({ id, data }) => ({
    ...data,
    tile: pictureOf(`tile-${id}`, tile(id, art)).src,
    tileAlt,
  }));
}
