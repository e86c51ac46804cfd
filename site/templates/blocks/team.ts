import { getCollection } from 'astro:content';
import { tile } from '../../art/tile.ts';
import { pictureOf } from '../../integrations/drawings/coverFile.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import { pick } from '../../lib/pick.ts';

/** People with these ids, in this order, each with a drawn tile. */
export async function team(chosen: readonly string[]) {
  const { art: palette } = await brandPalette();
  const entries = pick(await getCollection('people'), chosen, 'people');
  return entries.map(({ id, data }) => ({ ...data, tile: pictureOf(`tile-${id}`, tile(id, palette)).src }));
}
