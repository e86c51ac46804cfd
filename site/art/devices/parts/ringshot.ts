import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { circle, placed, rect, shape, stroke } from '../svg.ts';
import { brilliant } from './brilliant.ts';

/** A photograph of a ring that tells its size: on a hand, beside a coin, or over a scale in millimetres. */
export const ringshotSchema = z.strictObject({
  kind: z.literal('ringshot'),
  shot: z.enum(['hand', 'coin', 'scale']),
  /** Ground of the picture. */
  fill: colourName,
  /** Metal of the ring. */
  band: colourName,
  /** Skin of the hand, or metal of the coin. */
  beside: colourName,
  /** Facets of its stone, dark to light. */
  facets: several(5, colourName),
  /** What the picture shows, in its lower corner, such as "Coin: 23.88 mm". */
  note: line(36),
  /** Height in px. */
  height: z.number().int().min(160).max(320).default(240),
});
type Ringshot = z.infer<typeof ringshotSchema>;

/** A ring that stands, its stone on top; the hoop's middle lies at the origin. */
const standing = ({ band, facets }: Ringshot, radius: number, stage: Stage): string => {
  const stone = radius * 0.42;
  const hoop = circle(0, 0, radius, {
    fill: 'none',
    stroke: stage.colour(band),
    'stroke-width': radius * 0.17,
  });
  return hoop + placed(0, -radius - stone * 1.15, brilliant(facets.map(stage.colour), stone));
};

/** Height of the strip with the note, in px. */
const STRIP = 30;

/** Four fingers from the lower edge, each with the creases of its joint, the ring on the third. */
const hand = (shot: Ringshot, stage: Stage): string => {
  const [low, finger, gap] = [shot.height - STRIP, stage.width * 0.19, 5];
  const left = (stage.width - finger * 4 - gap * 3) / 2;
  const skin = stage.colour(shot.beside);
  const fingers = [0.3, 0.12, 0.2, 0.44].map((share, i) => {
    const [x, top] = [left + i * (finger + gap), low * share];
    const round = finger / 2;
    const crease = `M${x + finger * 0.25} ${top + finger * 1.5}h${finger * 0.5}m0 5h${-finger * 0.5}`;
    const edge = `M${x} ${low}V${top + round}a${round} ${round} 0 0 1 ${finger} 0V${low}Z`;
    return shape(edge, skin) + stroke(crease, stage.ink, 1, { 'stroke-opacity': 0.4 });
  });
  const [x, y] = [left + 2 * (finger + gap), low * 0.72];
  const hoop = rect(x - 2, y, finger + 4, finger * 0.15, { rx: 3, fill: stage.colour(shot.band) });
  const stone = brilliant(shot.facets.map(stage.colour), finger * 0.27);
  return fingers.join('') + hoop + placed(x + finger / 2, y - finger * 0.42, stone);
};

const coin = (shot: Ringshot, stage: Stage): string => {
  const { width, ink } = stage;
  const radius = width * 0.22;
  const [x, low] = [width * 0.72, (shot.height - STRIP) / 2 + radius];
  const metal = circle(0, 0, radius, { fill: stage.colour(shot.beside) });
  const edge = circle(0, 0, radius * 0.84, {
    fill: 'none',
    stroke: ink,
    'stroke-width': 2,
    'stroke-opacity': 0.5,
  });
  const leaf = shape('M0-9L3-3L9-4L6 2L8 6L1 5L0 10L-1 5L-8 6L-6 2L-9-4L-3-3Z', ink, { 'fill-opacity': 0.6 });
  const quarter = metal + edge + placed(0, 0, leaf, radius / 18);
  // A ring of size 6 is about five sixths as wide as the coin.
  const ring = standing(shot, radius * 0.76, stage);
  return placed(x, low - radius, quarter) + placed(width * 0.25, low - radius * 0.82, ring);
};

const scale = (shot: Ringshot, stage: Stage): string => {
  const { height } = shot;
  const pitch = stage.width / 26;
  const [low, mm] = [height - STRIP - 14, Array.from({ length: 25 }, (_, i) => i + 1)];
  const ticks = mm.map((i) => `M${i * pitch} ${low}v${i % 5 ? -10 : -20}`).join('');
  // In a low picture the ring shrinks, so that its stone stays inside.
  const radius = Math.min(pitch * 7.4, (low - 26) / 2.6);
  const ring = placed(stage.width / 2, low - 26 - radius * 1.08, standing(shot, radius, stage));
  return stroke(`M0 ${low}H${stage.width}${ticks}`, stage.ink, 1.5) + ring;
};

const drawn = { hand, coin, scale } as const;

export const ringshot: Draw<Ringshot> = (shot, stage) => {
  const { width } = stage;
  const { height, fill, note } = shot;
  const ground = stage.colour(fill);
  const strip = rect(0, height - STRIP, width, STRIP, { fill: stage.panel });
  const words = label(stage, {
    text: note,
    x: 12,
    y: height - 10,
    fill: stage.on(stage.panel),
    opacity: SOFT,
    room: width - 24,
  });
  return {
    height,
    body: rect(0, 0, width, height, { fill: ground }) + drawn[shot.shot](shot, stage) + strip + words,
  };
};
