import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { buildDir, contentDir } from '../../lib/paths.ts';
import { charactersOf } from './characters.ts';
import { cutFonts, fontFaces } from './fonts.ts';
import { fontsSchema } from '../../art/fonts.schema.ts';
import { paletteSchema } from '../../art/palette.schema.ts';
import { paletteProperties } from './palette.ts';

const brandDir = join(buildDir, 'brand');

async function read(file: string): Promise<unknown> {
  return parse(await readFile(join(contentDir, 'brand', file), 'utf8'));
}

/**
 * Turns `content/brand/` into what the pages import as `@brand/…`: `brand.css` with the palette as custom
 * properties and the font faces, and one cut font file for each part that type plays.
 */
export function brand(): AstroIntegration {
  return {
    name: 'brand',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, addWatchFile }) => {
        updateConfig({ vite: { resolve: { alias: { '@brand': brandDir } } } });
        // Where types are made nothing is drawn or set.
        if (command === 'sync') return;
        const palette = paletteSchema.parse(await read('palette.yaml'));
        const fonts = fontsSchema.parse(await read('fonts.yaml'));
        await mkdir(brandDir, { recursive: true });
        await cutFonts(fonts, {
          into: brandDir,
          characters: await charactersOf([contentDir, 'site', 'contract']),
        });
        await writeFile(join(brandDir, 'brand.css'), `${fontFaces(fonts)}\n${paletteProperties(palette)}\n`);
        addWatchFile(join(contentDir, 'brand', 'palette.yaml'));
        addWatchFile(join(contentDir, 'brand', 'fonts.yaml'));
      },
    },
  };
}
