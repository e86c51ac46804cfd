import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { randomStream } from '../../random.ts';
import { colourName } from '../colour.ts';
import { FAINT, label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { circle, placed, rect, shape, stroke } from '../svg.ts';

const block = z.strictObject({
  /** What the block is: a headline, a picture, running text or a pulled quotation. */
  is: z.enum(['headline', 'picture', 'text', 'quotation']),
  /** Its words where it has some; the rest is greeked, as on a layout sheet. */
  words: line(40).optional(),
  /** Ground of a picture. */
  fill: colourName.optional(),
  /** Columns it spans, of two. */
  span: z.number().int().min(1).max(2).default(2),
  height: z.number().int().min(24).max(180),
});
type Block = z.infer<typeof block>;

/** A page being laid out: its blocks on the sheet, one of them picked up. */
export const layoutSchema = z.strictObject({
  kind: z.literal('layout'),
  blocks: several([2, 8], block),
  /** Which block is picked up, counted from 1. */
  active: z.number().int().min(1).max(8),
});

const greeked = (words: string, width: number, height: number, fill: string): string => {
  const random = randomStream(words, 'layout');
  const rows = Math.max(1, Math.floor((height - 6) / 11));
  return Array.from({ length: rows }, (_, i) =>
    rect(0, 4 + i * 11, width * (i === rows - 1 ? 0.4 : 0.84 + random() * 0.16), 5, {
      fill,
      'fill-opacity': 0.3,
    }),
  ).join('');
};

/** A hill before another one under a sun, in the colours of the screen. */
const picture = (width: number, height: number, stage: Stage, fill: string): string =>
  rect(0, 0, width, height, { fill }) +
  circle(width * 0.74, height * 0.32, height * 0.14, { fill: stage.accent }) +
  shape(`M0 ${height}L${width * 0.3} ${height * 0.46}L${width * 0.54} ${height}z`, stage.ground) +
  shape(`M${width * 0.36} ${height}L${width * 0.66} ${height * 0.6}L${width} ${height}z`, stage.panel);

const drawn = ({ is, words = is, fill, height }: Block, width: number, stage: Stage, ink: string): string => {
  if (is === 'picture') return picture(width, height, stage, fill ? stage.colour(fill) : stage.panel);
  if (is === 'text') return greeked(words, width, height, ink);
  const face = is === 'headline' ? 'display' : 'quote';
  const size = is === 'headline' ? 22 : 16;
  return label(stage, { text: words, y: height / 2 + size * 0.36, size, face, fill: ink, room: width });
};

export const layout: Draw<z.infer<typeof layoutSchema>> = ({ blocks, active }, stage) => {
  const [inset, gap] = [12, 10];
  const paper = stage.colour('page.surface');
  const ink = stage.on(paper);
  const full = stage.width - 2 * inset;
  const half = (full - gap) / 2;
  let [x, y, row] = [0, 0, 0];
  const body = blocks.map((one, i) => {
    const wide = one.span === 2;
    if (wide && x > 0) [x, y] = [0, y + row + gap];
    const [left, top, width] = [inset + x, inset + y, wide ? full : half];
    row = x > 0 ? Math.max(row, one.height) : one.height;
    [x, y] = !wide && x === 0 ? [half + gap, y] : [0, y + row + gap];
    const held = i + 1 === active;
    const corners = [left - 5, left + width + 5].flatMap((u) =>
      [top - 5, top + one.height + 5].map((v) => rect(u - 4, v - 4, 8, 8, { fill: stage.accent })),
    );
    const edge = `M${left - 5} ${top - 5}h${width + 10}v${one.height + 10}h${-width - 10}z`;
    const grip = held ? stroke(edge, stage.accent, 2) + corners.join('') : '';
    return placed(left, top, drawn(one, width, stage, ink)) + grip;
  });
  const height = y + (x > 0 ? row + gap : 0) + 2 * inset - gap;
  const sheet = rect(0.5, 0.5, stage.width - 1, height - 1, {
    fill: paper,
    stroke: ink,
    'stroke-opacity': FAINT,
  });
  return { height, body: sheet + body.join('') };
};
