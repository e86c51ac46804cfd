import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { paletteSchema } from '../../site/art/palette.schema.ts';

const file = new URL('../../content/brand/palette.yaml', import.meta.url);

/** The palette of the shipped brand, checked. */
export const palette = paletteSchema.parse(parse(readFileSync(file, 'utf8')));
