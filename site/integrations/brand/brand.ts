import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../../collections/contentFault.ts';
import { readSingle } from '../../collections/readEntries.ts';
import { buildDir, contentDir } from '../../lib/paths.ts';
import { charactersOf } from './characters.ts';
import { cutFonts, fontFaces } from './fonts.ts';
import { fontsSchema } from '../../art/fonts.schema.ts';
import { paletteSchema } from '../../art/palette.schema.ts';
import { paletteProperties } from './palette.ts';

const brandDir = join(buildDir, 'brand');

/** The font faces; cuts their files. */
async function fontStyles(): Promise<string> {
  const fonts = await readSingle('fonts', fontsSchema);
  await cutFonts(fonts, {
    into: brandDir,
    characters: await charactersOf([contentDir, 'site', 'contract']),
  });
  return fontFaces(fonts);
}

const paletteStyles = async (): Promise<string> =>
  paletteProperties(await readSingle('palette', paletteSchema));

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
        addWatchFile(join(contentDir, 'brand', 'palette.yaml'));
        addWatchFile(join(contentDir, 'brand', 'fonts.yaml'));
        await mkdir(brandDir, { recursive: true });
        // While developing, pages that need what is missing say so; the files that they import are there.
        const orNone = (error: unknown): string => {
          if (command !== 'dev' || !(error instanceof ContentError)) throw error;
          return '';
        };
        if (command === 'dev')
          for (const part of Object.keys(fontsSchema.shape))
            await writeFile(join(brandDir, `${part}.woff2`), '');
        const styles = [await fontStyles().catch(orNone), await paletteStyles().catch(orNone)];
        await writeFile(join(brandDir, 'brand.css'), `${styles.join('\n')}\n`);
      },
    },
  };
}
