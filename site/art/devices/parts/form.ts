import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** Filled fields with their labels. */
export const formSchema = z.strictObject({
  kind: z.literal('form'),
  fields: several([1, 6], { label: line(30), value: line(40) }),
});

export const form: Draw<z.infer<typeof formSchema>> = ({ fields }, stage) => {
  const room = stage.width - 24;
  const body = fields.map(({ label: name, value }, i) => {
    const y = i * 70;
    return [
      label(stage, { text: name, y: y + 11, size: 12.5, opacity: SOFT, room }),
      rect(0.5, y + 18.5, stage.width - 1, 39, {
        rx: 4,
        fill: stage.panel,
        stroke: stage.ink,
        'stroke-opacity': 0.5,
      }),
      label(stage, {
        text: value,
        x: 12,
        y: y + 43,
        size: 14.5,
        face: 'strong',
        fill: stage.on(stage.panel),
        room,
      }),
    ].join('');
  });
  return { height: fields.length * 70 - 12, body: body.join('') };
};
