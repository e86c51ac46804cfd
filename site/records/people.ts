import { pictureOf } from '../pictures/coverFile.ts';
import { brandPalette } from '../pictures/brandPalette.ts';
import { tile } from '../art/tile.ts';
import { allNamed } from './named.ts';
import { z } from 'astro/zod';
import { line } from '../lib/fields.ts';

/** `content/records/people/<name>.yaml`: somebody of the agency whom a page names. */
export const personSchema = z.strictObject({
  name: line(40),
  /** What this person does here, such as "Chief executive". */
  position: line(60),
  /** The town of the office. */
  place: line(40),
  /** One fact that only fits this person, for pages that show the team. */
  note: line(140).optional(),
  /** True while the person is invented. */
  demo: z.boolean(),
});

export type Person = z.infer<typeof personSchema>;

/** People with these ids, in this order, each with the address of a drawn tile. */
export async function people(ids: readonly string[]) {
  const { art } = await brandPalette();
  const entries = await allNamed('people', ids);
  return entries.map(({ id, data }) => ({ ...data, tile: pictureOf(`tile-${id}`, tile(id, art)).src }));
}
