import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** A strip of days with one chosen. */
export const calendarSchema = z.strictObject({
  kind: z.literal('calendar'),
  /** Day and date of each, such as "Tue" and "14". */
  days: several([4, 7], { day: line(4), date: line(3) }),
  /** Which one is chosen, counted from 1. */
  active: z.number().int().min(1).max(7),
});

export const calendar: Draw<z.infer<typeof calendarSchema>> = ({ days, active }, stage) => {
  const step = (stage.width + 6) / days.length;
  const body = days.map(({ day, date }, i) => {
    const chosen = i + 1 === active;
    const ground = chosen ? stage.accent : stage.panel;
    const [x, fill, anchor] = [i * step + (step - 6) / 2, stage.on(ground), 'middle'] as const;
    return [
      rect(i * step, 0, step - 6, 54, { rx: 6, fill: ground }),
      label(stage, {
        text: day,
        x,
        y: 20,
        size: 12,
        fill,
        anchor,
        opacity: chosen ? undefined : SOFT,
        room: step - 8,
      }),
      label(stage, { text: date, x, y: 43, size: 20, face: 'display', fill, anchor, room: step - 8 }),
    ].join('');
  });
  return { height: 54, body: body.join('') };
};
