import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { tile } from '../art/tile.ts';
import { brandPalette } from './brandPalette.ts';
import { contentDir } from '../lib/paths.ts';
import { pictureOf } from './coverFile.ts';
import { publishedFile } from './publishedFile.ts';

/** An entry of a quoted person, with the optional name of a picture in the folder of its collection. */
interface Quoted {
  id: string;
  data: { image?: string | undefined; alt?: string | undefined };
}

/** Publishes the picture of a quoted person: the one beside the entry's file in `folder`, or else a drawn tile, which says `drawn`. */
export async function portrait(
  { id, data }: Quoted,
  folder: string,
  drawn: string,
): Promise<{ src: string; alt: string }> {
  if (data.image === undefined) {
    const { art } = await brandPalette();
    return { src: pictureOf(`person-${id}`, tile(id, art)).src, alt: data.alt ?? drawn };
  }
  const file = await readFile(join(contentDir, folder, data.image));
  return { src: publishedFile('portrait', extname(data.image).slice(1), file), alt: data.alt ?? '' };
}
