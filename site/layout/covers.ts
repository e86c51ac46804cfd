import { coverFile, type Picture } from '../integrations/drawings/coverFile.ts';

/** The picture at the right end of an open menu. */
export async function menuCover(seed: string): Promise<Picture & { ground: string }> {
  const cover = await coverFile({
    seed: `menu-${seed}`,
    composition: 'canopy',
    ground: 'teal',
    box: { width: 300, height: 400 },
  });
  return { ...cover, ground: 'teal' };
}
