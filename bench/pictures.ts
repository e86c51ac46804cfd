// `npm run pictures [-- /path/ …]`: pictures of those pages, or of every page and the gallery, in `.cache/pictures/`.
import { join, resolve } from 'node:path';
import { launchBrowser } from '../tests/support/browser.ts';
import { buildSite, pathsIn } from '../tests/support/buildSite.ts';
import { loadPictures } from '../tests/support/loadPictures.ts';
import { serve } from '../tests/support/serve.ts';
import { showWhole } from '../tests/support/showWhole.ts';

const widths = [1440, 768, 390, 320];
const schemes = ['light', 'dark'] as const;

const folder = resolve('.cache/pictures');
const site = join(folder, 'site');
buildSite(site);
const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : pathsIn(join(site, 'dist'));

const service = await serve(site);
const browser = await launchBrowser();
for (const path of paths) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.goto(service.address + path, { waitUntil: 'load' });
      await showWhole(page);
      await loadPictures(page);
      const name = path.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home';
      const file = join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await context.close();
    }
  }
}
await browser.close();
await service.stop();
