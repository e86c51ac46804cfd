import { resolve } from 'node:path';

/** Where the words and pictures come from; another agency's folder gives another agency's site. */
export const contentDir = resolve(process.env.CONTENT_DIR ?? 'content');

/** Where `dist/` and `build/` go; tests build a second agency beside the first. */
const outDir = resolve(process.env.OUT_DIR ?? '.');

/** The finished site, ready for any static host. */
export const distDir = resolve(outDir, 'dist');

/** What the build makes for itself and for the service. */
export const buildDir = resolve(outDir, 'build');
