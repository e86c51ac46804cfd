import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';

/** Two to four figures side by side, each with what it counts. */
export const statsSchema = z.strictObject({
  kind: z.literal('stats'),
  figures: several([2, 4], { value: line(10), label: line(24) }),
});

export const stats: Draw<z.infer<typeof statsSchema>> = ({ figures }, stage) => {
  const step = stage.width / figures.length;
  const room = step - 8;
  const body = figures.map(
    ({ value, label: name }, i) =>
      label(stage, { text: value, x: i * step, y: 24, size: 30, face: 'display', room }) +
      label(stage, { text: name, x: i * step, y: 44, size: 12.5, opacity: SOFT, room }),
  );
  return { height: 48, body: body.join('') };
};
