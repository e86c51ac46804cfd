import { join } from 'node:path';
import { buildDir } from './paths.ts';

/** Where the build notes the names of the packages whose code it gave to browsers, as a list. */
export const bundledFile = join(buildDir, 'bundled.json');

/** The same for those whose code is in the bundle that renders the desk. */
export const deskBundledFile = join(buildDir, 'bundled-desk.json');
