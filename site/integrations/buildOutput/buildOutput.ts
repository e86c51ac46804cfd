import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { BuildSettings } from '../../../contract/buildSettings.ts';
import { bundledFile } from '../../lib/bundledFile.ts';
import { builtFiles } from './builtFiles.ts';
import { deployFiles } from './deployFiles/deployFiles.ts';
import type { BuiltPage } from './html/BuiltPage.ts';
import { parsePage, readPage } from './html/readPage.ts';
import { writeMarkdown } from './markdownPages/writeMarkdown.ts';
import { buildOfflineWorker } from './offline/buildOfflineWorker.ts';
import { bundlePageAssets } from './pageAssets/bundlePageAssets.ts';
import { serveSearch, writeSearch } from './search/writeSearch.ts';
import { cascadeLayers } from './vite/cascadeLayers.ts';
import { hotReload, islands } from './vite/islands.ts';
import { buildPageScript, pageScriptDir, servePageScript } from './vite/pageScript.ts';
import { shortClassNames } from './vite/shortClassNames.ts';
import { thirdPartyNotices } from './vite/thirdPartyNotices.ts';

/** Modules of the site that reach browsers otherwise than through the page that imports them. */
interface Entries {
  /** The one script that every page runs, and the module that it fetches later. */
  pageScript: string;
  laterScript: string;
  /** What pages fetch only on intent: paths or globs. */
  islands: readonly string[];
}

/**
 * Makes of what Astro renders what is served. While Vite bundles, plugins say how; once the pages are there, each is
 * parsed once, and the steps that follow read what was taken from it. Stands behind the integrations that put files
 * into the site.
 */
export function buildOutput(settings: BuildSettings, entries: Entries): AstroIntegration {
  return {
    name: 'build-output',
    hooks: {
      'astro:config:setup': async ({ command, injectScript, updateConfig, addWatchFile }) => {
        if (command === 'dev') injectScript('page', hotReload);
        updateConfig({
          vite: {
            plugins: [cascadeLayers(), islands(entries.islands), thirdPartyNotices(bundledFile, 'client')],
            resolve: { alias: { '@page': pageScriptDir } },
            ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames() } } }),
          },
        });
        if (command === 'sync') return;
        await buildPageScript(entries.pageScript, entries.laterScript);
        addWatchFile(resolve(entries.pageScript));
        addWatchFile(resolve(entries.laterScript));
      },
      'astro:server:setup': ({ server }) => {
        servePageScript(server);
        serveSearch(server);
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const built: BuiltPage[] = [];
        for (const file of (await builtFiles(dist, /\.html$/)).sort()) {
          const page = await parsePage(dist, file);
          await writeMarkdown(dist, page);
          built.push(readPage(page));
        }
        const pages = await bundlePageAssets(dist, built);
        await writeSearch(dist, pages);
        await buildOfflineWorker(dist, pages);
        await deployFiles(dist, pages, settings);
      },
    },
  };
}
