import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { randomStream } from '../../random.ts';
import { label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { circle, placed, rect, shape, stroke } from '../svg.ts';

/** The view of a camera that looks for something: an identity card, or the square code of a ticket. */
export const finderSchema = z.strictObject({
  kind: z.literal('finder'),
  /** What it has found. */
  finds: z.enum(['card', 'code']),
  /** What it says about it, under the view, such as "Date of birth read". */
  note: line(36),
  /** Height of the view in px. */
  height: z.number().int().min(140).max(280).default(210),
});

/** Modules of a square code across and down, and those of its three corner marks. */
const MODULES = 21;
const MARK = 7;

const card = (stage: Stage): string => {
  const [paper, ink] = [stage.colour('page.surface'), stage.colour('text.ink')];
  const words = [88, 70, 78].map((width, i) => rect(78, 26 + i * 20, width, 7, { rx: 2, fill: ink }));
  const bust = circle(41, 44, 14, { fill: ink }) + shape('M17 88C17 60 65 60 65 88Z', ink);
  return rect(0, 0, 180, 110, { rx: 8, fill: paper }) + bust + words.join('');
};

const code = (stage: Stage, seed: string): string => {
  const [random, side] = [randomStream(seed, 'code'), 6];
  const last = MODULES - MARK;
  const inMark = (x: number, y: number): boolean =>
    (x <= MARK && y <= MARK) || (x >= last - 1 && y <= MARK) || (x <= MARK && y >= last - 1);
  const dots = Array.from({ length: MODULES * MODULES }, (_, i) => [i % MODULES, Math.floor(i / MODULES)])
    .map(([x = 0, y = 0]) => (random() < 0.48 && !inMark(x, y) ? `M${x * side} ${y * side}h6v6h-6z` : ''))
    .join('');
  const ink = stage.colour('text.ink');
  const mark = (x: number, y: number): string =>
    rect(x * side + 3, y * side + 3, 36, 36, { fill: 'none', stroke: ink, 'stroke-width': side }) +
    rect((x + 2) * side, (y + 2) * side, 18, 18, { fill: ink });
  const paper = rect(-14, -14, 154, 154, { rx: 6, fill: stage.colour('page.surface') });
  return paper + shape(dots, ink) + mark(0, 0) + mark(last, 0) + mark(0, last);
};

export const finder: Draw<z.infer<typeof finderSchema>> = ({ finds, note, height }, stage) => {
  const { width } = stage;
  const [reach, inset] = [26, 14];
  const [right, low] = [width - inset, height - inset];
  const corner = (x: number, y: number, across: number, down: number): string =>
    `M${x} ${y + down * reach}V${y}H${x + across * reach}`;
  const corners = [
    corner(inset, inset, 1, 1),
    corner(right, inset, -1, 1),
    corner(inset, low, 1, -1),
    corner(right, low, -1, -1),
  ];
  const size = finds === 'card' ? { width: 180, height: 110 } : { width: 126, height: 126 };
  const found = finds === 'card' ? card(stage) : code(stage, note);
  const words = label(stage, {
    text: note,
    x: width / 2,
    y: height + 24,
    size: 14.5,
    face: 'strong',
    anchor: 'middle',
    room: width,
  });
  const body =
    rect(0, 0, width, height, { rx: 8, fill: stage.panel }) +
    placed((width - size.width) / 2, (height - size.height) / 2, found) +
    stroke(corners.join(''), stage.accent, 5);
  return { height: height + 30, body: body + words };
};
