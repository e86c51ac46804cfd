import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { FAINT, SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** A sheet with corrections: what stood there is struck out, and what holds now stands beside it. */
export const editsSchema = z.strictObject({
  kind: z.literal('edits'),
  rows: several([2, 7], {
    title: line(24),
    /** Why it was changed. */
    why: line(40).optional(),
    /** What was struck out; without it the row stays as it was. */
    was: line(12).optional(),
    now: line(12),
  }),
});

export const edits: Draw<z.infer<typeof editsSchema>> = ({ rows }, stage) => {
  const { type, width } = stage;
  let y = 0;
  const body = rows.map(({ title, why, was, now }) => {
    const top = y;
    y += why ? 58 : 42;
    const [size, line] = [18, top + 27];
    const nowWide = type.width(now, 'display', size);
    const wasWide = was ? type.width(was, 'text', 14) : 0;
    const wasLeft = width - nowWide - 12 - wasWide;
    const struck = was
      ? label(stage, { text: was, x: wasLeft, y: line - 1, size: 14, opacity: SOFT }) +
        rect(wasLeft - 3, line - 7, wasWide + 6, 1.8, { fill: stage.accent })
      : '';
    return [
      rect(0, top, width, 1, { fill: stage.ink, 'fill-opacity': FAINT }),
      label(stage, { text: title, y: line, size: 14.5, face: 'strong', room: wasLeft - 8 }),
      struck,
      label(stage, {
        text: now,
        x: width,
        y: line,
        size,
        face: 'display',
        anchor: 'end',
        fill: was ? stage.accent : stage.ink,
      }),
      why ? label(stage, { text: why, y: top + 46, size: 12.5, opacity: SOFT, room: width }) : '',
    ].join('');
  });
  return { height: y, body: body.join('') };
};
