import { z } from 'astro/zod';
import type { Draw } from '../stage.ts';
import { circle, placed } from '../svg.ts';
import { iconName } from './fields.ts';

/** Three round buttons, the middle one in the accent colour: for a call or a player. */
export const controlsSchema = z.strictObject({
  kind: z.literal('controls'),
  /** Icons from left to right. */
  icons: z.tuple([iconName, iconName, iconName]),
});

export const controls: Draw<z.infer<typeof controlsSchema>> = ({ icons }, stage) => {
  const body = icons.map((name, i) => {
    const ground = i === 1 ? stage.accent : stage.panel;
    const x = stage.width / 2 + (i - 1) * 66;
    return circle(x, 27, 26, { fill: ground }) + placed(x - 12, 15, stage.icon(name, 24, stage.on(ground)));
  });
  return { height: 54, body: body.join('') };
};
