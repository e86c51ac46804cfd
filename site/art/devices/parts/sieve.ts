import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { randomStream } from '../../random.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { rect, stroke } from '../svg.ts';

const card = z.strictObject({
  name: line(14),
  /** A line under the name, such as how many threw it away. */
  note: line(14),
  kept: z.boolean(),
});

/** Screens of an app laid out as small cards; those that went are crossed out. */
export const sieveSchema = z.strictObject({
  kind: z.literal('sieve'),
  columns: z.number().int().min(3).max(10),
  cards: several([3, 30], card),
});
type Card = z.infer<typeof card>;

const [TALL, WIDE, STEP] = [92, 56, 152];

const phone = ({ name, kept }: Card, stage: Stage): string => {
  const random = randomStream(name, 'sieve');
  const ground = kept ? stage.accent : stage.panel;
  const ink = stage.on(ground);
  const lines = Array.from({ length: 4 }, (_, i) =>
    rect(9, 38 + i * 11, 12 + random() * 26, 4, { fill: ink, 'fill-opacity': kept ? 1 : 0.5 }),
  );
  const picture = rect(9, 12, WIDE - 18, 18, { rx: 2, fill: ink, 'fill-opacity': kept ? 1 : 0.3 });
  const cross = stroke(`M-5 -4L${WIDE + 5} ${TALL + 4}M${WIDE + 5} -4L-5 ${TALL + 4}`, stage.ink, 3);
  return rect(0, 0, WIDE, TALL, { rx: 7, fill: ground }) + picture + lines.join('') + (kept ? '' : cross);
};

export const sieve: Draw<z.infer<typeof sieveSchema>> = ({ columns, cards }, stage) => {
  const pitch = stage.width / columns;
  const body = cards.map((one, i) => {
    const [x, y] = [(i % columns) * pitch, Math.floor(i / columns) * STEP + 6];
    const words =
      label(stage, { text: one.name, y: TALL + 22, size: 12.5, face: 'strong', room: pitch - 4 }) +
      label(stage, { text: one.note, y: TALL + 38, size: 12, opacity: SOFT, room: pitch - 4 });
    return `<g transform="translate(${x.toFixed(1)} ${y})">${phone(one, stage)}${words}</g>`;
  });
  return { height: Math.ceil(cards.length / columns) * STEP - 8, body: body.join('') };
};
