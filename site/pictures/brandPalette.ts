import type { Palette } from '../art/palette.schema.ts';
import { single } from '../collections/single.ts';

/** The brand's colours and what its drawings are made of, from `content/brand/palette.yaml`. */
export const brandPalette = (): Promise<Palette> => single('palette');
