import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';

/** The title of a screen. */
export const headingSchema = z.strictObject({
  kind: z.literal('heading'),
  /** Up to three words that say where one is, such as "Tempo run". */
  title: line(30),
  /** A second line of the title in the accent colour, such as a person's name. */
  second: line(30).optional(),
  /** A short line under it. */
  note: line(80).optional(),
});

export const heading: Draw<z.infer<typeof headingSchema>> = ({ title, second, note }, stage) => {
  const size = 28;
  const lines = [title, ...(second ? [second] : [])].map((text, i) =>
    label(stage, {
      text,
      y: 22 + i * 30,
      size,
      face: 'display',
      room: stage.width,
      fill: i ? stage.accent : stage.ink,
    }),
  );
  const bottom = 26 + (lines.length - 1) * 30;
  const under = note ? label(stage, { text: note, y: bottom + 16, opacity: SOFT, room: stage.width }) : '';
  return { height: bottom + (note ? 20 : 0), body: lines.join('') + under };
};
