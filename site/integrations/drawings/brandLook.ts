import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadLook, type Look } from '../../art/devices/look.ts';
import { brandPalette } from '../brand/brandPalette.ts';
import { fontsSchema } from '../brand/fonts.ts';
import { contentDir } from '../paths.ts';

const load = async () => {
  const fonts = fontsSchema.parse(parse(await readFile(join(contentDir, 'brand/fonts.yaml'), 'utf8')));
  return loadLook(await brandPalette(), fonts);
};

let look: Promise<Look> | undefined;

/** The brand's type and colours for device drawings, loaded once. */
export const brandLook = (): Promise<Look> => (look ??= load());
