import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { circle, placed, rect } from '../svg.ts';
import { iconName } from './fields.ts';

/** Coloured tiles, two in a row or one across. */
export const tilesSchema = z.strictObject({
  kind: z.literal('tiles'),
  tiles: several([1, 6], {
    title: line(24),
    note: line(40).optional(),
    fill: colourName,
    icon: iconName.optional(),
    /** `wide` goes across the screen, with its icon in a disc at the right. */
    width: z.enum(['half', 'wide']).default('half'),
  }),
  /** Height of a tile in px. */
  height: z.number().int().min(64).max(220).default(108),
});
type Tiles = z.infer<typeof tilesSchema>;

const gap = 10;

export const tiles: Draw<Tiles> = ({ tiles: all, height }, stage) => {
  const half = (stage.width - gap) / 2;
  const one = (tile: Tiles['tiles'][number], x: number, y: number): string => {
    const wide = tile.width === 'wide';
    const fill = stage.colour(tile.fill);
    const ink = stage.on(fill);
    // What has to be hit with a glove is also named in large letters.
    const [size, top] = height >= 150 ? [44, 52] : [22, 33];
    const width = wide ? stage.width : half;
    const room = width - 32 - (wide && tile.icon ? 58 : 0);
    const disc = wide
      ? circle(width - 40, height / 2, 24, { fill: ink }) +
        placed(width - 53, height / 2 - 13, stage.icon(tile.icon ?? 'check', 26, fill))
      : placed(16, height - 42, stage.icon(tile.icon ?? 'check', 26, ink));
    const words = [
      label(stage, { text: tile.title, x: 16, y: top, size, face: 'display', fill: ink, room }),
      tile.note ? label(stage, { text: tile.note, x: 16, y: top + 20, fill: ink, room }) : '',
    ];
    return placed(
      x,
      y,
      rect(0, 0, width, height, { rx: 8, fill }) + words.join('') + (tile.icon ? disc : ''),
    );
  };
  let [x, y] = [0, 0];
  const body = all.map((tile) => {
    if (tile.width === 'wide' && x > 0) [x, y] = [0, y + height + gap];
    const drawn = one(tile, x, y);
    [x, y] = tile.width === 'half' && x === 0 ? [half + gap, y] : [0, y + height + gap];
    return drawn;
  });
  return { height: x > 0 ? y + height : y - gap, body: body.join('') };
};
