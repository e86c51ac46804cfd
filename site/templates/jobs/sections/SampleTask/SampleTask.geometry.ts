import { SLANT } from '../../../../art/geometry.ts';
import { dotMatrix } from '../../../../art/charts/dotMatrix.ts';
import { squareMatrix } from '../../../../art/charts/squareMatrix.ts';
import { strokeRow } from '../../../../art/charts/strokeRow.ts';

/** What a counted thing is drawn as. */
export const MARKS = ['dots', 'squares', 'strokes'] as const;
type Mark = (typeof MARKS)[number];

/** In px: strokes of rain, and the distance of two rows. */
const STROKE = { pitch: 17, width: 6, height: 40 } as const;
const ROW = 54;
/** In px: dots as far apart as squares are. */
const DOT = { pitch: 34, radius: 12 } as const;

function strokes(amounts: readonly number[], columns: number) {
  let placed = 0;
  const paths = amounts.map((amount) => {
    const [from, to] = [placed, placed + amount];
    placed = to;
    return Array.from({ length: Math.ceil(to / columns) }, (_, row) => {
      const first = row * columns;
      const span = { from: Math.max(from, first) - first, to: Math.min(to, first + columns) - first };
      return strokeRow(span, STROKE, { foot: row * ROW + STROKE.height });
    }).join('');
  });
  return {
    width: (columns - 1) * STROKE.pitch + STROKE.width + Math.ceil(STROKE.height * SLANT),
    height: (Math.ceil(placed / columns) - 1) * ROW + STROKE.height,
    paths,
  };
}

/** Things to count row after row, `columns` in each; one path for each amount, in their order, and their box in px. */
export function countedMarks(mark: Mark, amounts: readonly number[], columns: number) {
  if (mark === 'strokes') return strokes(amounts, columns);
  if (mark === 'squares') return squareMatrix(amounts, columns);
  return dotMatrix(amounts, { columns, ...DOT });
}
