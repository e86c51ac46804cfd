import { cover } from './cover.ts';
import type { Look } from './devices/look.ts';
import { element, placed } from './devices/svg.ts';
import { mark } from './mark.ts';
import type { Composition } from './Motif.ts';
import type { ArtPalette, GroundName } from './palette.schema.ts';
import { randomStream } from './random.ts';
import { toSvg } from './toSvg.ts';

/** The size that social networks show, px. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

/** The column of words, px: its left edge, its width, and the baseline of the brand's name. */
const WORDS = { left: 72, width: 610, foot: 552 };

/** Sizes of the title, the largest first; what fits into four lines wins. */
const SIZES = [112, 100, 88, 76, 66];
const LINE = 0.92;

/** Those that keep to their stage, off the words. */
const COMPOSITIONS = [
  ...(['branch', 'falling', 'gutter', 'keys', 'litter', 'puddle', 'window'] as const),
] satisfies Composition[];

interface Card {
  /** The page's path: another page has another drawing. */
  address: string;
  title: string;
  brand: string;
  ground: GroundName;
}

interface Setting {
  /** Size of the type, px. */
  size: number;
  lines: readonly string[];
}

/** The inner markup of a drawing that stands alone. */
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/**
 * Keeps the number of lines but balances their lengths, so that no single word is left at the end where it can join
 * another.
 */
function balanced(title: string, { size, lines }: Setting, { type }: Look): Setting {
  let even = lines;
  for (let width = WORDS.width; width > 0; width -= 10) {
    const narrower = type.wrap(title, 'display', size, width);
    if (narrower.length > lines.length) break;
    even = narrower;
  }
  return { size, lines: even };
}

/** The largest setting of a title that takes at most four lines, none of them wider than the column. */
export function setTitle(title: string, look: Look): Setting {
  const { type } = look;
  const settings = SIZES.map((size) => ({ size, lines: type.wrap(title, 'display', size, WORDS.width) }));
  const fits = ({ size, lines }: (typeof settings)[number]) =>
    lines.length <= 4 && lines.every((text) => type.width(text, 'display', size) <= WORDS.width);
  const fitting = settings.find(fits) ?? settings.at(-1);
  if (!fitting) throw new Error('A social card needs a size of type.');
  return balanced(title, fitting, look);
}

/** The card that stands for a page on social networks: its title on its own ground, beside its own drawing. */
export function socialCard({ address, title, brand, ground }: Card, palette: ArtPalette, look: Look): string {
  const { width, height } = SOCIAL_CARD;
  const choice = randomStream(address, 'card');
  const composition = COMPOSITIONS[Math.floor(choice() * COMPOSITIONS.length)] ?? 'split';
  const art = cover({
    seed: address,
    composition,
    ground,
    palette,
    box: { width, height },
    lane: 14,
    stage: { x: 724, y: 0, width: width - 724, height },
    clear: [{ x: 0, y: 0, width: WORDS.left + WORDS.width + 20, height }],
  });
  const fill = palette.grounds[ground].fill.light;
  const ink = look.on(fill);
  const { size, lines } = setTitle(title, look);
  const words = [
    ...lines.map((text, at) =>
      look.type.write({
        text,
        x: WORDS.left,
        y: WORDS.left + size * 0.82 + at * size * LINE,
        size,
        face: 'display',
        fill: ink,
      }),
    ),
    look.type.write({ text: brand, x: WORDS.left + 62, y: WORDS.foot, size: 34, face: 'strong', fill: ink }),
  ].join('');
  const logo = inside(toSvg(mark(palette, { light: ink, dark: ink })));
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, fill: 'none' },
    [
      element('defs', {}, look.type.outlines(words)),
      inside(toSvg(art)),
      words,
      placed(WORDS.left, WORDS.foot - 34, logo, 1.1),
    ].join(''),
  );
}
