import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'astro/zod';

const axis = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const fontSchema = z.strictObject({
  /** Path of the font inside node_modules. */
  file: z.string(),
  /** Kept instance of a variable font. */
  axes: z.record(z.string(), axis).optional(),
  /** As CSS writes it: `700`, or a range `400 650`. */
  weight: z.string(),
  /** Only these characters are kept. */
  characters: z.string().optional(),
  /** Local font shown while this one loads; per cent. */
  fallback: z.strictObject({
    local: z.string(),
    sizeAdjust: z.number(),
    ascent: z.number(),
    descent: z.number(),
    lineGap: z.number(),
  }),
});

/** `content/brand/fonts.yaml`: one font for each part that type plays. */
export const fontsSchema = z.strictObject({
  display: fontSchema,
  numeral: fontSchema,
  text: fontSchema,
  quote: fontSchema,
  ampersand: fontSchema,
});
type Fonts = z.infer<typeof fontsSchema>;

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
    const cut = await subsetFont(
      await readFile(join('node_modules', font.file)),
      font.characters ?? characters,
      {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: features,
        variationAxes: Object.fromEntries(axes),
      },
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
