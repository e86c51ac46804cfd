import { packageFile } from '../lib/packageFile.ts';

/** The drawing of a country's flag, by its ISO code such as CA; three wide, two high. */
export const flagFile = (code: string) => packageFile('country-flag-icons', '3x2', `${code}.svg`);
