import { join } from 'node:path';

/** The drawing of a country's flag, by its ISO code such as CA; three wide, two high. */
export const flagFile = (code: string) => join('node_modules/country-flag-icons/3x2', `${code}.svg`);
