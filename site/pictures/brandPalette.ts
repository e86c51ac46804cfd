import { getEntry } from 'astro:content';
import type { Palette } from '../art/palette.schema.ts';

/** The brand's colours and what its drawings are made of, from `content/brand/palette.yaml`. */
export async function brandPalette(): Promise<Palette> {
  const entry = await getEntry('palette', 'palette');
  if (!entry) throw new Error('The file brand/palette.yaml is missing in the content folder.');
  return entry.data;
}
