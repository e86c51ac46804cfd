import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { FAINT, SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** A spreadsheet as it came: lettered columns, numbered rows, and under each column what it was found to be. */
export const spreadsheetSchema = z.strictObject({
  kind: z.literal('spreadsheet'),
  columns: several([3, 8], {
    /** Its letters in the file, such as "AF". */
    letter: line(3),
    /** What was found in it, such as "carat"; left out where nobody knows. */
    found: line(16).optional(),
  }),
  rows: several([2, 8], several([3, 8], z.string().max(14))),
  /** Number of the first row in the file. */
  first: z.number().int().min(1).max(999).default(1),
  /** Ground of the tags that say what was found. */
  fill: colourName,
});

const GUTTER = 40;
const STEP = 34;

export const spreadsheet: Draw<z.infer<typeof spreadsheetSchema>> = (
  { columns, rows, first, fill },
  stage,
) => {
  const wide = (stage.width - GUTTER) / columns.length;
  const [grey, tag] = [{ size: 12, opacity: SOFT } as const, stage.colour(fill)];
  const low = 26 + rows.length * STEP;
  const heads = columns.map(({ letter, found }, i) => {
    const [x, room] = [GUTTER + i * wide, wide - 16];
    const edge = rect(x, 0, 1, low, { fill: stage.ink, 'fill-opacity': FAINT });
    const name = label(stage, { text: letter, x: x + wide / 2, y: 18, anchor: 'middle', room, ...grey });
    const ground = found
      ? rect(x + 3, low + 8, wide - 6, 28, { rx: 4, fill: tag })
      : rect(x + 3.5, low + 8.5, wide - 7, 27, {
          rx: 4,
          fill: 'none',
          stroke: stage.ink,
          'stroke-opacity': 0.5,
        });
    const words = label(stage, {
      text: found ?? '?',
      x: x + wide / 2,
      y: low + 26.5,
      size: 12.5,
      face: 'strong',
      anchor: 'middle',
      fill: found ? stage.on(tag) : stage.ink,
      room,
    });
    return edge + name + ground + words;
  });
  const lines = rows.map((cells, row) => {
    const top = 26 + row * STEP;
    const number = label(stage, { text: String(first + row), x: 4, y: top + 22, ...grey });
    const words = cells.map((text, i) =>
      label(stage, { text, x: GUTTER + i * wide + 8, y: top + 22, size: 13.5, room: wide - 12 }),
    );
    return rect(0, top, stage.width, 1, { fill: stage.ink, 'fill-opacity': FAINT }) + number + words.join('');
  });
  const head = rect(0, 0, stage.width, 26, { fill: stage.panel });
  return { height: low + 36, body: head + heads.join('') + lines.join('') };
};
