import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { FAINT, SOFT, label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { rect } from '../svg.ts';
import { share } from './fields.ts';

const cell = z.union([
  line(40),
  z.strictObject({ bar: share, fill: colourName }),
  z.strictObject({ tag: line(20), fill: colourName }),
]);

/** A table; a cell holds words, a bar or a tag. For boards. */
export const tableSchema = z.strictObject({
  kind: z.literal('table'),
  columns: several([2, 6], {
    label: line(20),
    /** Width as a share of the table; the shares add up to 1. */
    width: share,
  }),
  rows: several([1, 10], {
    cells: several([2, 6], cell),
    /** Ground of a row that needs attention. */
    fill: colourName.optional(),
  }),
});
type Cell = z.infer<typeof cell>;

const drawCell = (content: Cell, width: number, first: boolean, fill: string, stage: Stage): string => {
  const room = width - 14;
  if (typeof content === 'string')
    return label(stage, { text: content, y: 29, size: 14.5, face: first ? 'strong' : 'text', fill, room });
  const colour = stage.colour(content.fill);
  if ('bar' in content) {
    const track = rect(0, 21, room, 7, { rx: 3.5, fill: stage.ink, 'fill-opacity': FAINT });
    return track + rect(0, 21, room * content.bar, 7, { rx: 3.5, fill: colour });
  }
  const wide = stage.type.width(content.tag, 'strong', 12.5) + 16;
  const words = label(stage, {
    text: content.tag,
    x: 8,
    y: 28.5,
    size: 12.5,
    face: 'strong',
    fill: stage.on(colour),
    room,
  });
  return rect(0, 12, wide, 24, { rx: 4, fill: colour }) + words;
};

export const table: Draw<z.infer<typeof tableSchema>> = ({ columns, rows }, stage) => {
  const lefts = columns.map((_, i) =>
    columns.slice(0, i).reduce((sum, column) => sum + column.width * stage.width, 0),
  );
  const inColumn = (i: number, top: number, body: string): string =>
    `<g transform="translate(${(lefts[i] ?? 0).toFixed(1)} ${top})">${body}</g>`;
  const heads = columns.map((column, i) =>
    inColumn(i, 0, label(stage, { text: column.label, y: 14, size: 12.5, opacity: SOFT })),
  );
  const drawn = rows.map(({ cells, fill }, row) => {
    const top = 26 + row * 46;
    const ground = fill ? stage.colour(fill) : undefined;
    const ink = ground ? stage.on(ground) : stage.ink;
    const line = ground
      ? rect(-14, top, stage.width + 28, 46, { fill: ground })
      : rect(0, top, stage.width, 1, { fill: stage.ink, 'fill-opacity': FAINT });
    const words = cells.map((content, i) =>
      inColumn(i, top, drawCell(content, (columns[i]?.width ?? 0) * stage.width, i === 0, ink, stage)),
    );
    return line + words.join('');
  });
  return { height: 26 + rows.length * 46, body: heads.join('') + drawn.join('') };
};
