import { setFlagsFromString } from 'node:v8';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brand } from './site/integrations/brand/brand.ts';
import { buildCache } from './site/integrations/buildCache/buildCache.ts';
import { buildOutput } from './site/integrations/buildOutput/buildOutput.ts';
import { countries } from './site/integrations/countries/countries.ts';
import { desk } from './site/integrations/desk/desk.ts';
import { devApi } from './site/integrations/devApi/devApi.ts';
import { drawings } from './site/integrations/drawings/drawings.ts';
import { gallery } from './site/integrations/gallery/gallery.ts';
import { kinds } from './site/integrations/kinds/kinds.ts';
import { pageList } from './site/integrations/pageList/pageList.ts';
import { buildDir, distDir } from './site/lib/paths.ts';
import { readBuildSettings } from './contract/buildSettings.ts';

// Pages leave little behind, but by itself V8 lets the heap double and more before it looks for what it can free.
if (process.argv.includes('build')) setFlagsFromString('--heap-growing-percent=50');

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
    drawings(),
    gallery(),
    devApi(settings),
    countries(),
    pageList(),
    buildOutput(settings, {
      pageScript: 'site/layout/page.client.ts',
      laterScript: 'site/layout/later.client.ts',
      islands: [
        'site/contact/open.island.tsx',
        'site/contact/form/checkedForm.client.ts',
        'site/contact/phone/later.ts',
        'site/search/search.client.ts',
        'site/{ui,templates}/**/*.tool.client.ts',
      ],
    }),
    desk(),
    buildCache(),
  ],
  vite: {
    build: { assetsInlineLimit: 0 },
    // What commands make and what no page reads is tens of thousands of files: to watch them costs seconds.
    server: { watch: { ignored: ['**/{.cache,build,data,dist,docs,tests}/**'] } },
  },
});
