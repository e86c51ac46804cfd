import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { madeOnce } from '../../lib/buildCache.ts';
import type { Fonts } from '../../art/fonts.schema.ts';

const features = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'];

/** Writes `<part>.woff2` into a folder for each font, holding only the instance and characters in use. */
export async function cutFonts(
  fonts: Fonts,
  { into, characters }: { into: string; characters: string },
): Promise<void> {
  for (const [part, font] of Object.entries(fonts)) {
    const axes = Object.entries(font.axes ?? {}).map(([tag, value]) => [
      tag,
      typeof value === 'number' ? value : { min: value[0], max: value[1] },
    ]);
    const source = await readFile(join('node_modules', font.file));
    const kept = font.characters ?? characters;
    const options = {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: features,
      variationAxes: Object.fromEntries(axes),
    } as const;
    const cut = await madeOnce('fonts', [source, kept, JSON.stringify(options)], () =>
      subsetFont(source, kept, options),
    );
    await writeFile(join(into, `${part}.woff2`), cut);
  }
}

/** The `@font-face` rules, and a custom property `--font-<part>` for each part. */
export function fontFaces(fonts: Fonts): string {
  const faces = Object.entries(fonts).map(
    ([part, { weight, fallback }]) => `@font-face {
  font-family: '${part}';
  src: url('./${part}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: swap;
}
@font-face {
  font-family: '${part} fallback';
  src: local('${fallback.local}');
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: ${fallback.lineGap}%;
}`,
  );
  const generic = (part: string) => (part === 'quote' || part === 'ampersand' ? 'serif' : 'sans-serif');
  const properties = Object.keys(fonts).map(
    (part) => `  --font-${part}: '${part}', '${part} fallback', ${generic(part)};`,
  );
  return `${faces.join('\n')}\n:root {\n${properties.join('\n')}\n}`;
}
