import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { madeOnce } from '../../lib/buildCache.ts';
import type { Fonts } from '../../art/fonts.schema.ts';
import { transplant } from './transplant.ts';

const features = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'];

type Cut = Pick<Fonts['display'], 'file' | 'axes'>;
type Fallback = Fonts['display']['fallbacks'][number];

/** A font of an installed package with only these characters, in one instance. */
const cut = async ({ file, axes = {} }: Cut, characters: string, targetFormat: 'woff2' | 'sfnt') => {
  const source = await readFile(join('node_modules', file));
  const options = { targetFormat, noHinting: true, keepFeatures: features, variationAxes: axes };
  return madeOnce('fonts', [source, characters, JSON.stringify(options)], () =>
    subsetFont(source, characters, options),
  );
};

/** The display font with another font's ampersand, so that one character does not cost a request of its own. */
async function withAmpersand(display: Cut, ampersand: Cut, characters: string): Promise<Buffer> {
  const shown = `${characters}&`;
  const [from, into] = await Promise.all([cut(ampersand, '&', 'sfnt'), cut(display, shown, 'sfnt')]);
  const joined = transplant('&', from, into);
  return madeOnce('fonts', [joined, shown], () =>
    subsetFont(joined, shown, { targetFormat: 'woff2', keepFeatures: features }),
  );
}

/** Writes `<part>.woff2` for each font into a folder, subset to the instance and characters in use. */
export async function cutFonts(
  { ampersand, ...fonts }: Fonts,
  { into, characters }: { into: string; characters: string },
): Promise<void> {
  for (const [part, font] of Object.entries(fonts)) {
    const shown = font.characters ?? characters;
    const file =
      part === 'display' ? await withAmpersand(font, ampersand, shown) : await cut(font, shown, 'woff2');
    await writeFile(join(into, `${part}.woff2`), file);
  }
}

/** The family that a part belongs to: bold text is a weight of the text. */
const familyOf = (part: string): string => (part === 'strong' ? 'text' : part);

const face = (part: string, family: string, weight: string): string => `@font-face {
  font-family: '${family}';
  src: url('./${part}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: swap;
}`;

/** The bold font waits for the first paint (`layout/strongFont.client.ts`); without scripts it is requested at once. */
const withoutScripts = (rules: string): string => `@media (scripting: none) {\n${rules}\n}`;

/** Stands in for the bold font until it is loaded: the text font at the same width, so that no line rewraps. */
const standIn = (fonts: Fonts): string => `@font-face {
  font-family: '${familyOf('strong')}';
  src: url('./text.woff2') format('woff2');
  font-weight: ${fonts.strong.weight};
  font-display: swap;
  size-adjust: ${fonts.strong.beside}%;
}`;

/** The fallback of a family until it is loaded: the first of these local fonts that the device has. */
const fallbackName = (family: string, at: number): string =>
  `${family} fallback${at > 0 ? ` ${at + 1}` : ''}`;

const fallbackFace = (name: string, weight: string, fallback: Fallback): string => `@font-face {
  font-family: '${name}';
  src: ${fallback.local.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: ${fallback.lineGap}%;
}`;

/** The `@font-face` rules, and a custom property `--font-<family>` for each family. */
export function fontFaces(fonts: Fonts): string {
  const families = new Map<string, string[]>();
  const faces = Object.entries(fonts).flatMap(([part, font]) => {
    if (!('fallbacks' in font)) return [];
    const { weight, fallbacks } = font;
    const family = familyOf(part);
    const names = fallbacks.map((_, at) => fallbackName(family, at));
    families.set(family, [...new Set([...(families.get(family) ?? []), ...names])]);
    const own = face(part, family, weight);
    return [
      ...(part === 'strong' ? [standIn(fonts), withoutScripts(own)] : [own]),
      ...fallbacks.map((fallback, at) => fallbackFace(fallbackName(family, at), weight, fallback)),
    ];
  });
  const generic = (family: string) => (family === 'quote' ? 'serif' : 'sans-serif');
  const properties = [...families].map(
    ([family, others]) =>
      `  --font-${family}: ${[family, ...others].map((name) => `'${name}'`).join(', ')}, ${generic(family)};`,
  );
  return `${faces.join('\n')}\n:root {\n${properties.join('\n')}\n}`;
}
