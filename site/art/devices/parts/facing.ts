import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { element, rect } from '../svg.ts';

/** Words turned round for the person on the other side of the table, at the top and from edge to edge. */
export const facingSchema = z.strictObject({
  kind: z.literal('facing'),
  /** Who or which language it is for, small over the words. */
  label: line(30),
  text: line(90),
  fill: colourName,
  /** Height in px. */
  height: z.number().int().min(160).max(340).default(268),
});

const size = 22;
const leading = 29;

export const facing: Draw<z.infer<typeof facingSchema>> = ({ label: name, text, fill, height }, stage) => {
  const [ground, room] = [stage.colour(fill), stage.width - 44];
  const ink = stage.on(ground);
  const words = stage.type
    .wrap(text, 'quote', size, room)
    .map((line, i) =>
      label(stage, { text: line, x: 22, y: 78 + i * leading, size, face: 'quote', fill: ink, room }),
    );
  const head = label(stage, { text: name, x: 22, y: 46, face: 'strong', fill: ink, room });
  const turned = element(
    'g',
    { transform: `rotate(180 ${stage.width / 2} ${height / 2})` },
    head + words.join(''),
  );
  return { height, body: rect(0, 0, stage.width, height, { fill: ground }) + turned };
};
