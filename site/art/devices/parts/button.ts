import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** The one thing to press. */
export const buttonSchema = z.strictObject({
  kind: z.literal('button'),
  /** What it does, such as "Call Arjun". */
  label: line(28),
  /** Left out: the accent colour of the screen. */
  fill: colourName.optional(),
});

export const button: Draw<z.infer<typeof buttonSchema>> = ({ label: text, fill }, stage) => {
  const ground = fill ? stage.colour(fill) : stage.accent;
  const word = label(stage, {
    text,
    x: stage.width / 2,
    y: 28,
    size: 15,
    face: 'strong',
    anchor: 'middle',
    fill: stage.on(ground),
    room: stage.width - 24,
  });
  return { height: 46, body: rect(0, 0, stage.width, 46, { rx: 6, fill: ground }) + word };
};
