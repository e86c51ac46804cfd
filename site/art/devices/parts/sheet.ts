import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { placed, rect, stroke } from '../svg.ts';
import { share } from './fields.ts';

const row = z.strictObject({
  cells: several([1, 5], line(36)),
  /** `struck`: crossed out by hand; `kept`: framed by a coloured pencil. */
  mark: z.enum(['struck', 'kept']).optional(),
});

/** A sheet of paper with lines written by hand. */
export const sheetSchema = z.strictObject({
  kind: z.literal('sheet'),
  columns: several([1, 5], {
    label: line(20),
    /** Width as a share of the sheet; the shares add up to 1. */
    width: share,
  }),
  rows: several([2, 9], row),
  /** The paper. */
  fill: colourName,
  /** The pencil that frames and strikes. */
  pencil: colourName,
});
type Row = z.infer<typeof row>;

const [edge, head, step] = [16, 40, 36];

/** A line by hand: it leaves the rule by a px or two. */
const byHand = (from: number, to: number, y: number): string =>
  `M${from.toFixed(1)} ${y + 1}C${((from + to) / 2).toFixed(1)} ${y - 2.5} ${(to - 20).toFixed(1)} ${y + 2} ${to.toFixed(1)} ${y - 1}`;

const marks = ({ mark }: Row, width: number, pencil: string): string => {
  if (mark === 'struck') return stroke(byHand(edge - 4, width - edge, 21), pencil, 2);
  const frame = { rx: 3, fill: 'none', stroke: pencil, 'stroke-width': 2 };
  return mark === 'kept' ? rect(edge - 8, 3, width - 2 * edge + 16, 30, frame) : '';
};

export const sheet: Draw<z.infer<typeof sheetSchema>> = ({ columns, rows, fill, pencil }, stage) => {
  const [paper, red] = [stage.colour(fill), stage.colour(pencil)];
  const [ink, room] = [stage.on(paper), stage.width - 2 * edge];
  const height = head + rows.length * step + 12;
  const write = (texts: readonly string[], y: number, rest: object): string => {
    const place = (i: number): number =>
      edge + columns.slice(0, i).reduce((sum, column) => sum + column.width * room, 0);
    return texts
      .map((text, i) =>
        label(stage, {
          ...{ text, x: place(i), y, fill: ink, room: (columns[i]?.width ?? 1) * room - 8 },
          ...rest,
        }),
      )
      .join('');
  };
  const lines = rows.map((entry, i) => {
    const rule = rect(0, step - 1, stage.width, 1, { fill: ink, 'fill-opacity': 0.22 });
    const words = write(entry.cells, 26, { size: 15.5, face: 'quote' });
    return placed(0, head + i * step, rule + words + marks(entry, stage.width, red));
  });
  const heads = write(
    columns.map((column) => column.label),
    25,
    { size: 12.5, opacity: SOFT },
  );
  const rule = rect(0, head - 1, stage.width, 2, { fill: ink, 'fill-opacity': 0.5 });
  return {
    height,
    body: rect(0, 0, stage.width, height, { rx: 3, fill: paper }) + heads + rule + lines.join(''),
  };
};
