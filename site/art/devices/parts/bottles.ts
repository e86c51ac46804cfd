import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { placed, rect, shape } from '../svg.ts';

/** Bottles upright in a row, one of them chosen, as on a shelf or in a crate. */
export const bottlesSchema = z.strictObject({
  kind: z.literal('bottles'),
  bottles: several([2, 8], {
    glass: colourName,
    label: colourName,
    /** A word under it, such as a price. */
    note: line(10).optional(),
    /** `flute` has sloping shoulders, `claret` high ones. */
    form: z.enum(['claret', 'flute']).default('claret'),
  }),
  /** Which one is chosen, counted from 1; it stands on a panel. */
  active: z.number().int().min(1).max(8).optional(),
  /** Height of a bottle in px. */
  height: z.number().int().min(90).max(260).default(180),
});

// Bottles in a box 60 wide and 200 high.
const outlines = {
  claret: 'M22 6h16v56c0 16 18 16 18 38v88c0 6 -4 10 -10 10H14c-6 0 -10 -4 -10 -10v-88c0 -22 18 -22 18 -38z',
  flute: 'M23 6h14v40c0 30 16 50 16 80v62c0 6 -4 10 -10 10H17c-6 0 -10 -4 -10 -10v-62c0 -30 16 -50 16 -80z',
} as const;

export const bottles: Draw<z.infer<typeof bottlesSchema>> = ({ bottles: all, active, height }, stage) => {
  const step = stage.width / all.length;
  const scale = Math.min(height / 200, (step - 6) / 60);
  const low = height + 8;
  const body = all.map(({ glass, label: paper, note, form }, i) => {
    const drawn =
      shape(outlines[form], stage.colour(glass)) +
      rect(19, 0, 22, 26, { rx: 3, fill: stage.colour(paper) }) +
      rect(8, 116, 44, 52, { fill: stage.colour(paper) }) +
      rect(15, 128, 30, 5, { fill: stage.colour(glass) }) +
      rect(15, 140, 20, 5, { fill: stage.colour(glass) });
    const ground =
      i + 1 === active ? rect(i * step + 2, 0, step - 4, low + 28, { rx: 6, fill: stage.panel }) : '';
    const fill = i + 1 === active ? stage.on(stage.panel) : stage.ink;
    const x = i * step + step / 2;
    const words = note
      ? label(stage, { text: note, x, y: low + 18, face: 'strong', anchor: 'middle', fill, room: step - 6 })
      : '';
    return ground + placed(x - 30 * scale, height - 198 * scale, drawn, scale) + words;
  });
  const board = rect(0, low - 4, stage.width, 3, { fill: stage.ink });
  return { height: low + 28, body: body.join('') + board };
};
