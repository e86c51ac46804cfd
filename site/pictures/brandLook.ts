import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadLook, type Look } from '../art/devices/look.ts';
import { brandPalette } from './brandPalette.ts';
import { fontsSchema } from '../art/fonts.schema.ts';
import { contentDir } from '../lib/paths.ts';

const load = async () => {
  const fonts = fontsSchema.parse(parse(await readFile(join(contentDir, 'brand/fonts.yaml'), 'utf8')));
  return loadLook(await brandPalette(), fonts);
};

let look: Promise<Look> | undefined;

/** The brand's type and colours for device drawings, loaded once. */
export const brandLook = (): Promise<Look> => (look ??= load());
