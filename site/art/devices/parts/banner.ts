import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** One strong sentence on a coloured strip, for a state that matters now. */
export const bannerSchema = z.strictObject({
  kind: z.literal('banner'),
  text: line(40),
  fill: colourName,
});

export const banner: Draw<z.infer<typeof bannerSchema>> = ({ text, fill }, stage) => {
  const ground = stage.colour(fill);
  const room = stage.width - 32;
  const words = label(stage, { text, x: 16, y: 27, size: 15, face: 'strong', fill: stage.on(ground), room });
  return { height: 44, body: rect(0, 0, stage.width, 44, { rx: 6, fill: ground }) + words };
};
