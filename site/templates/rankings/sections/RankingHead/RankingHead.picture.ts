import type { ReactNode } from 'react';
import { Art } from '../../../../art/Art.tsx';
import { cover } from '../../../../art/cover.ts';
import type { GroundName } from '../../../../art/palette.schema.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';

/** A leaf from very near, for the top of a page: it fills whatever place it is given. */
export async function closeCrop(seed: string, ground: GroundName): Promise<ReactNode> {
  const { art: palette } = await brandPalette();
  const box = { width: 700, height: 620 };
  const drawing = cover({ seed, composition: 'closeCrop', ground, box, palette });
  return Art({ drawing, fit: 'xMidYMid slice' });
}
