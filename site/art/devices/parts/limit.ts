import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect, stroke } from '../svg.ts';

/** Amounts piled up against a limit: what reaches over the line does not fit. */
export const limitSchema = z.strictObject({
  kind: z.literal('limit'),
  /** The limit: its height in the unit of the pieces, and its words, such as "Limit ₹6,200". */
  limit: z.strictObject({ at: z.number().positive(), label: line(24) }),
  /** The amounts from the bottom up, each with its words. */
  pieces: several([1, 4], {
    amount: z.number().positive(),
    title: line(24),
    note: line(24).optional(),
    fill: colourName,
  }),
  /** Height in px. */
  height: z.number().int().min(140).max(320).default(230),
});

export const limit: Draw<z.infer<typeof limitSchema>> = ({ limit: line, pieces, height }, stage) => {
  const total = Math.max(
    line.at,
    pieces.reduce((sum, { amount }) => sum + amount, 0),
  );
  const [head, column] = [22, stage.width * 0.4];
  const scale = (height - head) / total;
  const words = { x: column + 14, room: stage.width - column - 14 };
  let bottom = height;
  const piled = pieces.map(({ amount, title, note, fill }) => {
    const tall = amount * scale;
    bottom -= tall;
    const y = bottom + tall / 2;
    // A low piece has its two texts side by side.
    const [right, down] = tall < 40 ? [stage.type.width(title, 'strong', 15) + 8, 4] : [0, 18];
    const under = { text: note ?? '', x: words.x + right, y: y + down, size: 12, room: words.room - right };
    return [
      rect(0, bottom, column, tall - 2, { rx: 3, fill: stage.colour(fill) }),
      label(stage, { ...words, text: title, y: right ? y + 4 : y + 1, size: 15, face: 'strong' }),
      note ? label(stage, { ...under, opacity: SOFT }) : '',
    ].join('');
  });
  const y = height - line.at * scale;
  const mark =
    stroke(`M0 ${y.toFixed(1)}H${stage.width}`, stage.ink, 3, { 'stroke-dasharray': '9 6' }) +
    label(stage, {
      text: line.label,
      x: stage.width,
      y: y + 20,
      size: 17,
      face: 'display',
      anchor: 'end',
      room: words.room,
    });
  return { height, body: piled.join('') + mark };
};
