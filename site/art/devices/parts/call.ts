import { z } from 'astro/zod';
import { colourName } from '../colour.ts';
import type { Draw } from '../stage.ts';
import { circle, rect, shape } from '../svg.ts';

/** A video call: somebody without a face, and a small view of oneself. From edge to edge. */
export const callSchema = z.strictObject({
  kind: z.literal('call'),
  /** Colour of the wall behind them. */
  wall: colourName,
  /** Colour of their coat. */
  coat: colourName,
  /** Colours of skin and hair, of both people. */
  skin: colourName,
  hair: colourName,
  /** Colour of one's own shirt. */
  shirt: colourName,
  /** Height in px. */
  height: z.number().int().min(200).max(420).default(268),
});

const bust = (
  x: number,
  bottom: number,
  size: number,
  clothes: string,
  skin: string,
  hair: string,
): string => {
  const head = bottom - size * 1.46;
  return [
    shape(
      `M${x - size} ${bottom}C${x - size} ${bottom - size * 1.18} ${x + size} ${bottom - size * 1.18} ${x + size} ${bottom}Z`,
      clothes,
    ),
    rect(x - size * 0.17, head, size * 0.34, size * 0.8, { fill: skin }),
    circle(x, head, size * 0.42, { fill: skin }),
    shape(
      `M${x - size * 0.44} ${head}A${size * 0.44} ${size * 0.46} 0 0 1 ${x + size * 0.44} ${head}Q${x + size * 0.16} ${head - size * 0.34} ${x - size * 0.44} ${head}Z`,
      hair,
    ),
  ].join('');
};

export const call: Draw<z.infer<typeof callSchema>> = ({ wall, coat, skin, hair, shirt, height }, stage) => {
  const { width } = stage;
  const [x, y] = [width - 86, height - 82];
  const them = bust(width / 2, height, 92, stage.colour(coat), stage.colour(skin), stage.colour(hair));
  const collar = shape(
    `M${width / 2 - 19} ${height - 76}L${width / 2} ${height - 44}L${width / 2 + 19} ${height - 76}Z`,
    stage.colour('page.surface'),
  );
  const self =
    rect(x, y, 66, 62, { rx: 8, fill: stage.colour('page.surface') }) +
    bust(x + 33, y + 62, 23, stage.colour(shirt), stage.colour(skin), stage.colour(hair));
  return { height, body: rect(0, 0, width, height, { fill: stage.colour(wall) }) + them + collar + self };
};
