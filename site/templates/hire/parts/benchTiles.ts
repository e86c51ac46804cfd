import { tile } from '../../../art/tile.ts';
import { toSvg } from '../../../art/toSvg.ts';
import { brandPalette } from '../../../pictures/brandPalette.ts';
import { spriteFile } from '../../../pictures/publishedFile.ts';

/** The tiles of the people who are free for a role as one sprite; its address. */
export async function benchTiles(role: string, people: readonly string[]): Promise<string> {
  const { art } = await brandPalette();
  return spriteFile(
    `bench-${role}`,
    people.map((id) => ({ id, svg: toSvg(tile(id, art)) })),
  );
}
