import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { circle, rect, shape, stroke } from '../svg.ts';

/** A hall from above: bent rows before a stage, each seat a dot. */
export const seatsSchema = z.strictObject({
  kind: z.literal('seats'),
  /** From the stage back: the seats of a row, and how many of them are taken. The middle fills first. */
  rows: several([2, 20], z.tuple([z.number().int().min(4).max(72), z.number().int().min(0).max(72)])),
  /** Colour of a taken seat. */
  fill: colourName,
  /** One seat that counts: its row and its place in it, counted from 1. */
  chosen: z.tuple([z.number().int().min(1), z.number().int().min(1)]).optional(),
  /** The doors at the left and at the right, such as "Door 1". */
  doors: z.tuple([line(16), line(16)]),
  /** Height in px. */
  height: z.number().int().min(160).max(400).default(260),
});

/** How far the ends of a row bend towards the stage, as a share of the floor. */
const BEND = 0.14;

export const seats: Draw<z.infer<typeof seatsSchema>> = ({ rows, fill, chosen, doors, height }, stage) => {
  const { width } = stage;
  const floor = height - 40;
  const step = (floor * (1 - BEND) - 34) / rows.length;
  const pitch = (width - 8) / Math.max(...rows.map(([count]) => count));
  const thick = Math.min(pitch, step) * 0.74;
  const place = (row: number, fromMiddle: number): [number, number] => {
    const across = fromMiddle * pitch;
    const bend = (across / (width / 2)) ** 2;
    return [width / 2 + across, 34 + step * (row + 0.5) + floor * BEND * (1 - bend)];
  };
  const all = rows.flatMap(([count, taken], row) =>
    Array.from({ length: count }, (_, seat) => {
      const fromMiddle = seat - (count - 1) / 2;
      return { at: place(row, fromMiddle), isTaken: Math.abs(fromMiddle) * 2 < taken };
    }),
  );
  // A line without length, with round ends, is a dot; one path holds them all.
  const dots = (which: boolean): string =>
    all
      .filter(({ isTaken }) => isTaken === which)
      .map(({ at: [x, y] }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
      .join('');
  const round = { 'stroke-linecap': 'round' };
  const one = (): string => {
    const [row, seat] = chosen ?? [0, 0];
    const count = rows[row - 1]?.[0];
    if (count === undefined) return '';
    const [x, y] = place(row - 1, seat - 1 - (count - 1) / 2);
    return circle(x, y, thick * 1.1, { fill: stage.accent });
  };
  const podium = shape(`M${width * 0.3} 0H${width * 0.7}L${width * 0.65} 26H${width * 0.35}Z`, stage.panel);
  const sign = { size: 12.5, face: 'strong' } as const;
  const words = label(stage, {
    ...sign,
    text: 'Stage',
    x: width / 2,
    y: 18,
    anchor: 'middle',
    fill: stage.on(stage.panel),
  });
  const door = (text: string, anchor: 'start' | 'end'): string => {
    const x = anchor === 'start' ? 0 : width;
    const sill = rect(anchor === 'start' ? 0 : width - 56, floor + 12, 56, 5, { fill: stage.accent });
    return sill + label(stage, { ...sign, text, x, y: floor + 35, opacity: SOFT, anchor });
  };
  const body = [
    podium,
    words,
    stroke(dots(false), stage.ink, thick, { ...round, 'stroke-opacity': 0.22 }),
    stroke(dots(true), stage.colour(fill), thick, round),
    one(),
    door(doors[0], 'start'),
    door(doors[1], 'end'),
  ];
  return { height, body: body.join('') };
};
