import { setFlagsFromString } from 'node:v8';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brand } from './site/integrations/brand/brand.ts';
import { bundledParts } from './site/integrations/bundledParts/bundledParts.ts';
import { classNames } from './site/integrations/classNames/classNames.ts';
import { buildCache } from './site/integrations/buildCache/buildCache.ts';
import { countries } from './site/integrations/countries/countries.ts';
import { devApi } from './site/integrations/devApi/devApi.ts';
import { drawings } from './site/integrations/drawings/drawings.ts';
import { gallery } from './site/integrations/gallery/gallery.ts';
import { handover } from './site/integrations/handover/handover.ts';
import { islands } from './site/integrations/islands/islands.ts';
import { kinds } from './site/integrations/kinds/kinds.ts';
import { layers } from './site/integrations/layers/layers.ts';
import { offline } from './site/integrations/offline/offline.ts';
import { pageScript } from './site/integrations/pageScript/pageScript.ts';
import { pageList } from './site/integrations/pageList/pageList.ts';
import { buildDir, distDir } from './site/lib/paths.ts';
import { search } from './site/integrations/search/search.ts';
import { twins } from './site/integrations/twins/twins.ts';
import { joinedFiles } from './site/integrations/joinedFiles/joinedFiles.ts';
import { readBuildSettings } from './contract/buildSettings.ts';

// Pages leave little behind, but by itself V8 lets the heap double and more before it looks for what it can free.
setFlagsFromString('--heap-growing-percent=50');

const settings = readBuildSettings(process.env);

export default defineConfig({
  site: settings.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  outDir: distDir,
  cacheDir: `${buildDir}/cache`,
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never', assets: '_assets' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: 'prism' },
  integrations: [
    react(),
    brand(),
    kinds(),
    classNames(),
    pageScript('site/layout/page.client.ts', 'site/layout/later.client.ts'),
    layers(),
    drawings(),
    gallery(),
    devApi(),
    countries(),
    pageList(),
    islands([
      'site/contact/open.island.tsx',
      'site/contact/form/checkedForm.client.ts',
      'site/contact/phone/later.ts',
      'site/search/search.client.ts',
      'site/{ui,templates}/**/*.tool.client.ts',
    ]),
    bundledParts(),
    joinedFiles(),
    twins(),
    search(),
    offline(),
    handover(settings),
    buildCache(),
  ],
  vite: { build: { assetsInlineLimit: 0 } },
});
