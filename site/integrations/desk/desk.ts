import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { parse } from 'yaml';
import { HASHED_FOLDER } from '../../../contract/caching.ts';
import { mark } from '../../art/mark.ts';
import { fontsSchema } from '../../art/fonts.schema.ts';
import { paletteSchema } from '../../art/palette.schema.ts';
import { toSvg } from '../../art/toSvg.ts';
import { deskBundledFile } from '../../lib/bundledFile.ts';
import { buildDir, contentDir } from '../../lib/paths.ts';
import { cutFonts } from '../brand/fonts.ts';
import { precompress } from '../buildOutput/deployFiles/precompress.ts';
import { publisher } from '../buildOutput/pageAssets/publisher.ts';
import { cascadeLayers } from '../buildOutput/vite/cascadeLayers.ts';
import { shortClassNames } from '../buildOutput/vite/shortClassNames.ts';
import { thirdPartyNotices } from '../buildOutput/vite/thirdPartyNotices.ts';

/** The module that the service imports at the first request for the desk. */
const bundle = join(buildDir, 'desk.mjs');

/** What the integration `brand` made. */
const brandDir = join(buildDir, 'brand');

/** Where what the bundle asks for lies until the site is there to take it. */
const filesDir = join(buildDir, 'desk');

const assets = HASHED_FOLDER.slice(1);

/** Stands in the bundle until the name of the stylesheet is known, which is that of its content. */
const stylesLater = '%desk-styles%';

/** Puts the address of the one stylesheet into the bundle. */
function stylesAddress(): Plugin {
  return {
    name: 'styles-address',
    generateBundle(_options, made) {
      const styles = Object.keys(made).filter((file) => file.endsWith('.css'));
      const chunks = Object.values(made).filter((part) => part.type === 'chunk');
      const [sheet, ...more] = styles;
      const [chunk, ...others] = chunks;
      if (!sheet || !chunk || more.length + others.length > 0)
        throw new Error(`The desk is one module and one stylesheet, not ${Object.keys(made).join(', ')}.`);
      chunk.code = chunk.code.replaceAll(stylesLater, `/${sheet}`);
    },
  };
}

/** The desk's script as text: one classic script, so that a remembered theme is set before the first paint. */
async function builtScript(): Promise<string> {
  const lib = { entry: 'site/desk/desk.client.ts', formats: ['iife' as const], name: 'desk' };
  const outcome = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', lib },
  });
  const [made] = [outcome].flat();
  const [script] = made && 'output' in made ? made.output : [];
  if (script?.type !== 'chunk') throw new Error('The script of the desk was not built.');
  return script.code;
}

/** The letters of Western Europe beyond those of English: visitors have names that no page of the site has. */
const letters = Array.from({ length: 0x40 }, (_, i) => String.fromCharCode(0xc0 + i)).join('');

const readBrand = async (file: string): Promise<unknown> =>
  parse(await readFile(join(contentDir, 'brand', file), 'utf8'));

/** Bundles the pages of the desk with all that they are rendered by, and the files that they ask for. */
async function bundleDesk(): Promise<void> {
  await rm(filesDir, { recursive: true, force: true });
  await mkdir(join(filesDir, assets), { recursive: true });
  const { art, color } = paletteSchema.parse(await readBrand('palette.yaml'));
  const lettersDir = join(brandDir, 'letters');
  await mkdir(lettersDir, { recursive: true });
  await cutFonts(fontsSchema.parse(await readBrand('fonts.yaml')), { into: lettersDir, characters: letters });
  const publish = publisher(filesDir);
  const made = {
    styles: stylesLater,
    script: await publish('desk', 'js', await builtScript()),
    mark: await publish('mark', 'svg', toSvg(mark(art))),
    bars: color.band.indigo,
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    define: { DESK_MADE: JSON.stringify(made), 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { alias: { '@brand': brandDir } },
    plugins: [cascadeLayers(), stylesAddress(), thirdPartyNotices(deskBundledFile, 'ssr')],
    css: { modules: { generateScopedName: shortClassNames() } },
    ssr: { noExternal: true },
    build: {
      ssr: 'site/desk/desk.server.tsx',
      ssrEmitAssets: true,
      outDir: filesDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: true,
      target: 'node24',
      rolldownOptions: {
        output: {
          codeSplitting: false,
          entryFileNames: 'desk.mjs',
          assetFileNames: ({ originalFileNames: [file = ''] }) =>
            `${assets}${basename(dirname(file)) === 'letters' ? 'letters-' : ''}[name].[hash][extname]`,
        },
      },
    },
  });
  await rename(join(filesDir, 'desk.mjs'), bundle);
}

/**
 * Makes of `site/desk/` a module that renders the pages of the desk, for the service, and puts what they ask for beside
 * the files of the site.
 */
export function desk(): AstroIntegration {
  return {
    name: 'desk',
    hooks: {
      // Before the pages, one of which names every package that ships.
      'astro:build:start': bundleDesk,
      'astro:build:done': async ({ dir }) => {
        await precompress(filesDir);
        await cp(filesDir, fileURLToPath(dir), { recursive: true });
      },
    },
  };
}
