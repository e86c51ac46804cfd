import type { Layer } from '../Drawing.ts';
import { both } from '../Drawing.ts';
import type { Point } from '../geometry.ts';
import { SLANT, SLANT_DEGREES } from '../geometry.ts';
import type { Scene } from '../Motif.ts';
import { polyline, Sheet } from '../path.ts';
import { between } from '../random.ts';
import { measure, place } from '../scene.ts';
import { folds } from './folds.ts';

const COLUMNS = 3;
const ROWS = 2;

/** The panes of a window whose posts lie along the rain; the frame cuts it above and on the far side. */
const panes = ({ frame, box, mirror }: Scene, bar: number): Point[][] => {
  const top = box.y - (box.y > frame.y ? 0 : 0.16) * box.height;
  const foot = box.y + 0.88 * box.height;
  const wide = box.width * (mirror ? 0.94 : 1.18);
  const left = box.x + (mirror ? -0.16 * box.width : 0.04 * box.width) + foot * SLANT;
  const cell = { width: wide / COLUMNS, height: (foot - top) / ROWS };
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const lanes = [left + column * cell.width + bar / 2, left + (column + 1) * cell.width - bar / 2];
    const ys = [top + row * cell.height + bar / 2, top + (row + 1) * cell.height - bar / 2];
    const at = (lane = 0, y = 0): Point => ({ x: lane - y * SLANT, y });
    return [at(lanes[0], ys[0]), at(lanes[1], ys[0]), at(lanes[1], ys[1]), at(lanes[0], ys[1])];
  });
};

/** Drops on the glass: beads of two sizes, and some that ran down along the slant and left a trail. */
const drops = ({ random, box, rings, ramp }: Scene, count: number): Layer[] => {
  const sheet = new Sheet();
  const stroke = (width: number) => ({ paint: rings, width: both(width), cap: 'round' as const });
  const add = (points: Point[], width: number): void =>
    sheet.add({ group: 'water', d: polyline(points), stroke: stroke(width) });
  const glint = { paint: both(ramp[8] ?? ''), width: both(3), cap: 'round' as const };
  const spots = Array.from({ length: count }, () => ({
    x: box.x + box.width * random(),
    y: box.y + box.height * random() * 0.86,
  }));
  for (const [i, { x, y }] of spots.entries()) {
    if (i % 4 > 0)
      add(
        [
          { x, y },
          { x, y: y + 0.1 },
        ],
        5,
      );
    else {
      const run = between(random, 30, 130);
      add(
        [
          { x: x + run * SLANT, y: y - run },
          { x, y },
        ],
        2,
      );
      add(
        [
          { x: x + 2 * SLANT, y: y - 2 },
          { x: x - 2 * SLANT, y: y + 3 },
        ],
        11,
      );
      sheet.add({
        group: 'marks',
        d: polyline([
          { x: x - 1.5, y: y - 1.5 },
          { x: x - 1.5, y: y - 1.4 },
        ]),
        stroke: glint,
      });
    }
  }
  return sheet.layers();
};

/** A window in the rain, seen from inside: a leaf stuck to the wet glass, and the dark wall around it. */
export const wetWindow = (scene: Scene): Layer[] => {
  const { frame, box, fill, mist, mirror } = scene;
  const size = measure(scene);
  const bar = Math.max(9, Math.min(16, size * 0.026));
  const glass = panes(scene, bar);
  const holes = glass.map((pane) => polyline(pane.toReversed(), true)).join('');
  const wall = `M${frame.x} ${frame.y}h${frame.width}v${frame.height}h${-frame.width}z${holes}`;
  const sill = box.y + box.height * 0.88;
  const [from, to] = [
    mirror ? box.x - 40 : box.x + 0.02 * box.width,
    box.x + box.width * (mirror ? 0.84 : 1),
  ];
  const ledge = [
    { x: from, y: sill + bar * 0.6 },
    { x: to + 60, y: sill + bar * 0.6 },
    { x: to + 60 - bar * 1.6 * SLANT, y: sill + bar * 2.2 },
    { x: from - bar * 1.6 * SLANT, y: sill + bar * 2.2 },
  ];
  return [
    { group: 'marks', d: glass.map((pane) => polyline(pane, true)).join(''), fill: mist },
    ...scene.rain(() => 0.6).filter(({ stroke }) => stroke?.paint !== mist),
    ...folds(scene, {
      at: place(scene, 0.62, 0.6),
      scale: size * 0.44,
      rotation: SLANT_DEGREES + (mirror ? -1 : 1) * between(scene.random, 12, 44),
      mirror,
      stem: 0.6,
    }),
    ...drops(scene, Math.round(30 + size / 12)),
    { group: 'ground', d: wall, fill },
    { group: 'marks', d: polyline(ledge, true), fill: mist },
  ];
};
