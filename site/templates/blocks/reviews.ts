import { getCollection } from 'astro:content';
import { tile } from '../../art/tile.ts';
import { pictureOf } from '../../integrations/drawings/coverFile.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import { pick } from '../../lib/pick.ts';

/** The reviews that a page names, each with its client's name and a drawn tile for the person. */
export async function reviews(names: readonly string[]) {
  const { art: palette } = await brandPalette();
  const clients = await getCollection('clients');
  return pick(await getCollection('reviews'), names, 'reviews').map(({ id, data }) => ({
    ...data,
    company: pick(clients, [data.client], 'clients')
      .map((client) => client.data.name)
      .join(),
    tile: pictureOf(`tile-${id}`, tile(id, palette)).src,
  }));
}
