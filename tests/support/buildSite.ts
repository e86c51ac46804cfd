import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Builds the site with its gallery into `dist/` and `build/` of a folder inside the repository. */
export function buildSite(folder: string): void {
  execFileSync('node_modules/.bin/astro', ['build'], {
    env: {
      ...process.env,
      OUT_DIR: folder,
      GALLERY: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Paths of the pages in a `dist/`, such as `/contact/`, those of the gallery among them. */
export const pathsIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
