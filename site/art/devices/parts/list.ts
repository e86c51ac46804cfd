import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { FAINT, SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** Rows with a title and what belongs to it. */
export const listSchema = z.strictObject({
  kind: z.literal('list'),
  /** `ruled`: hairlines between the rows; `cards`: each row on a panel. */
  form: z.enum(['ruled', 'cards']).default('ruled'),
  rows: several([1, 6], {
    title: line(40),
    /** A line under the title. */
    note: line(50).optional(),
    /** What stands at the right, such as a price. */
    end: line(16).optional(),
    /** A line under that. */
    endNote: line(16).optional(),
    /** Colour of a bar at the left, for a state. */
    mark: colourName.optional(),
  }),
});

export const list: Draw<z.infer<typeof listSchema>> = ({ form, rows }, stage) => {
  const cards = form === 'cards';
  const inset = cards ? 14 : 0;
  const tall = rows.some((row) => row.note) ? 54 : 40;
  const step = tall + (cards ? 8 : 0);
  const fill = cards ? stage.on(stage.panel) : stage.ink;
  const body = rows.map((row, i) => {
    const top = i * step;
    const x = inset + (row.mark ? (cards ? 6 : 22) : 0);
    const edge = stage.width - inset;
    const endSize = row.endNote ? 20 : 17;
    const endWidth = row.end ? stage.type.width(row.end, 'display', endSize) + 10 : 0;
    const first = top + (row.note ? 23 : tall / 2 + 5);
    const at = (text: string | undefined, y: number, rest: object): string =>
      text ? label(stage, { text, y, fill, ...rest }) : '';
    return [
      cards ? rect(0, top, stage.width, tall, { rx: 6, fill: stage.panel }) : '',
      !cards ? rect(0, top, stage.width, 1, { fill: stage.ink, 'fill-opacity': FAINT }) : '',
      row.mark
        ? rect(0, top + (cards ? 0 : 12), cards ? 5 : 10, tall - (cards ? 0 : 23), {
            rx: 2,
            fill: stage.colour(row.mark),
          })
        : '',
      at(row.title, first, { x, size: 14.5, face: 'strong', room: edge - x - endWidth }),
      at(row.note, top + 41, { x, size: 12, opacity: SOFT, room: edge - x - (row.endNote ? 60 : 0) }),
      at(row.end, first + (row.endNote ? 2 : 0), { x: edge, size: endSize, face: 'display', anchor: 'end' }),
      at(row.endNote, top + 42, { x: edge, size: 12, opacity: SOFT, anchor: 'end' }),
    ].join('');
  });
  return { height: rows.length * step - (cards ? 8 : 0), body: body.join('') };
};
