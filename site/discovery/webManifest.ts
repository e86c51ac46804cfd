import { brandPalette } from '../pictures/brandPalette.ts';
import { agency } from '../records/agency.ts';
import { LAUNCHER_SIZES, launcherIcon } from './icons.ts';

/** What a phone needs to install the site like an app (https://www.w3.org/TR/appmanifest/). */
export async function webManifest(): Promise<string> {
  const { brand, about, language } = await agency();
  const { color } = await brandPalette();
  const manifest = {
    name: brand,
    description: about,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: color.page.paper.light,
    theme_color: color.page.paper.light,
    icons: LAUNCHER_SIZES.map((size) => ({
      src: launcherIcon(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
