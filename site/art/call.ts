import { cover } from './cover.ts';
import type { Box, Drawing } from './Drawing.ts';
import { leftOf, topOf } from './extent.ts';
import type { ArtPalette, GroundName } from './palette.schema.ts';
import { closingBand } from './pictures.ts';
import { between, randomStream } from './random.ts';

/** The colours that a band which asks for the inquiry may have. */
export type CallGround = 'vermilion' | 'amber' | 'indigo' | 'teal';

/** What is drawn on each colour; on vermilion quiet, tone on tone, or loud. */
const STANDS: Readonly<Record<CallGround, readonly GroundName[]>> = {
  vermilion: ['ember', 'vermilion'],
  amber: ['amber'],
  indigo: ['indigo'],
  teal: ['teal'],
};

/** The drawings that may close a page; `whole` is the motif alone. */
const CLOSINGS = ['whole', 'keys', 'falling', 'litter', 'gutter', 'window'] as const;

/** The wide form and that of phones, px; `foot` is what a narrow band leaves free under its words at least. */
export const WIDE = { width: 1440, height: 588 };
const PHONE = { width: 390, height: 500, foot: 272 };

/** The least room for a drawing beside words, and how far off them its stage begins then; px. */
const NARROWEST = 280;
const GAP = 24;

interface Sketch {
  seed: string;
  closing: (typeof CLOSINGS)[number];
  ground: GroundName;
  palette: ArtPalette;
}

/** Night grounds show the motif in both weathers, the others in one. */
const isWhole = ({ closing, ground, palette }: Sketch): boolean =>
  closing === 'whole' && palette.grounds[ground].ramp !== palette.grounds.indigo.ramp;

const compositionOf = ({ closing }: Sketch) => (closing === 'whole' ? 'split' : closing);

function wide(sketch: Sketch, words: Box, from: number): Drawing {
  const { seed, closing, ground, palette } = sketch;
  const clear = [{ x: 0, y: 0, width: 760, height: WIDE.height }, words];
  if (isWhole(sketch) && from === 0) return closingBand({ seed, palette, ground, clear, format: 'wide' });
  const random = randomStream(seed, 'stage');
  const x = Math.max(from, between(random, 860, 940));
  const stage = { x, y: 0, width: WIDE.width + 20 - x, height: WIDE.height };
  const mirror = random() < 0.5;
  const own = closing === 'whole' ? { mirror: false, scale: between(random, 0.72, 0.9) } : { mirror };
  return cover({
    seed,
    ground,
    palette,
    composition: compositionOf(sketch),
    box: WIDE,
    stage,
    clear,
    ...own,
  });
}

function phone(sketch: Sketch): Drawing {
  const { seed, closing, ground, palette } = sketch;
  const y = PHONE.height - PHONE.foot;
  const clear = [{ x: 0, y: 0, width: PHONE.width, height: y }];
  if (isWhole(sketch)) return closingBand({ seed, palette, ground, clear, format: 'phone' });
  const stage = { x: 20, y: y + 20, width: PHONE.width - 20, height: PHONE.foot - 20 };
  const own = { mirror: false, scale: closing === 'whole' ? 0.66 : 0.9 };
  return cover({
    seed,
    ground,
    palette,
    composition: compositionOf(sketch),
    box: PHONE,
    stage,
    clear,
    ...own,
  });
}

/**
 * The drawing of a band that asks for the inquiry: one of six on the band's colour, in the order that the page's
 * address gives, the first that stays off `words`, where the headline stands in the wide form (px). Undefined when
 * none does.
 */
export function callDrawings(
  { ground, address, words }: { ground: CallGround; address: string; words: Box },
  palette: ArtPalette,
): { wide: Drawing; phone: Drawing } | undefined {
  const random = randomStream(address, 'closing');
  const ordered = CLOSINGS.map((closing) => ({ closing, order: random() })).sort((a, b) => a.order - b.order);
  const stands = STANDS[ground];
  const stand = stands[Math.floor(random() * stands.length)] ?? ground;
  const right = words.x + words.width;
  // A long line gets all six on a narrower stage before it is refused.
  const narrow = WIDE.width - right < NARROWEST ? [] : [right + GAP];
  for (const from of [0, ...narrow]) {
    for (const { closing } of ordered) {
      const sketch = { seed: `${address}${closing}`, closing, ground: stand, palette };
      const drawings = { wide: wide(sketch, words, from), phone: phone(sketch) };
      const isClear = leftOf(drawings.wide, words.y, words.y + words.height) >= right;
      if (isClear && topOf(drawings.phone) >= PHONE.height - PHONE.foot - 1) return drawings;
    }
  }
  return undefined;
}
