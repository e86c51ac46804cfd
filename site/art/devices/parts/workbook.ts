import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { FAINT, SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';
import { share } from './fields.ts';

/** A spreadsheet with its letters and numbers, in which a cell may be coloured by hand. For boards. */
export const workbookSchema = z.strictObject({
  kind: z.literal('workbook'),
  /** Widths of the columns as shares; they add up to 1. */
  widths: several([2, 8], share),
  /** Number of the first row that is in sight. */
  from: z.number().int().min(1).max(999).default(1),
  rows: several(
    [2, 14],
    several([2, 8], z.union([line(24), z.literal(''), z.strictObject({ text: line(24), fill: colourName })])),
  ),
});

/** In px: a row's height, and the room for the numbers of the rows. */
const ROW = 30;
const NUMBERS = 38;

export const workbook: Draw<z.infer<typeof workbookSchema>> = ({ widths, from, rows }, stage) => {
  const room = stage.width - NUMBERS;
  const lefts = widths.map(
    (_, i) => NUMBERS + widths.slice(0, i).reduce((sum, width) => sum + width * room, 0),
  );
  const height = (rows.length + 1) * ROW;
  const edge = { fill: stage.ink, 'fill-opacity': FAINT };
  const letters = lefts.map((x, i) =>
    label(stage, {
      text: 'ABCDEFGH'.charAt(i),
      x: x + ((widths[i] ?? 0) * room) / 2,
      y: 20,
      size: 12.5,
      opacity: SOFT,
      anchor: 'middle',
    }),
  );
  const drawn = rows.map((cells, row) => {
    const y = (row + 1) * ROW;
    const number = label(stage, {
      text: String(from + row),
      x: NUMBERS - 10,
      y: y + 20,
      size: 12.5,
      opacity: SOFT,
      anchor: 'end',
    });
    const words = cells.map((cell, i) => {
      if (cell === '') return '';
      const x = lefts[i] ?? 0;
      const width = (widths[i] ?? 0) * room;
      const { text, fill } = typeof cell === 'string' ? { text: cell, fill: undefined } : cell;
      const ground = fill ? stage.colour(fill) : stage.ground;
      return (
        (fill ? rect(x, y, width, ROW, { fill: ground }) : '') +
        label(stage, { text, x: x + 10, y: y + 20, size: 14, fill: stage.on(ground), room: width - 16 })
      );
    });
    return words.join('') + number;
  });
  const lines = [
    ...rows.map((_, row) => rect(0, (row + 1) * ROW, stage.width, 1, edge)),
    ...lefts.map((x) => rect(x, 0, 1, height, edge)),
  ];
  const head = rect(0, 0, stage.width, ROW, { fill: stage.panel });
  return { height, body: head + drawn.join('') + lines.join('') + letters.join('') };
};
