import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

const metres = z.number().min(1).max(20);

/** The rooms of a home, all in one scale, as their measures stand in a listing. */
export const roomsSchema = z.strictObject({
  kind: z.literal('rooms'),
  rooms: several([2, 6], {
    name: line(16),
    /** Width and depth in metres. */
    wide: metres,
    deep: metres,
    fill: colourName,
  }),
  /** Height of the field in px. */
  height: z.number().int().min(120).max(360).default(220),
});
type Rooms = z.infer<typeof roomsSchema>;

const GAP = 8;

/** Two rows of rooms on a common base line; the scale is the largest that fits both ways. */
export const rooms: Draw<Rooms> = ({ rooms: all, height }, stage) => {
  const half = Math.ceil(all.length / 2);
  const rows = [all.slice(0, half), all.slice(half)];
  const widest = Math.max(...rows.map((row) => row.reduce((sum, { wide }) => sum + wide, 0)));
  const tall = rows.reduce((sum, row) => sum + Math.max(...row.map(({ deep }) => deep)), 0);
  const scale = Math.min((stage.width - GAP * (half - 1)) / widest, (height - GAP) / tall);
  let y = 0;
  const body = rows.map((row) => {
    const base = y + Math.max(...row.map(({ deep }) => deep)) * scale;
    y = base + GAP;
    let x = 0;
    return row.map(({ name, wide, deep, fill }) => {
      const [width, depth] = [wide * scale, deep * scale];
      const [left, top] = [x, base - depth];
      x += width + GAP;
      const ground = stage.colour(fill);
      const ink = stage.on(ground);
      const room = width - 12;
      const size = { text: `${wide.toFixed(1)}×${deep.toFixed(1)}`, fill: ink, room, opacity: SOFT };
      return [
        rect(left, top, width, depth, { fill: ground }),
        label(stage, { text: name, x: left + 8, y: top + 21, size: 13.5, face: 'strong', fill: ink, room }),
        label(stage, { ...size, x: left + 8, y: top + 38, size: 12 }),
      ].join('');
    });
  });
  return { height: y - GAP, body: body.flat().join('') };
};
