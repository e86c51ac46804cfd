import { SQUARE } from '../../../../art/charts/slantedSquare.ts';
import { unitChart } from '../../../../art/charts/unitChart.ts';

/** What a counted thing is drawn as. */
export const MARKS = ['dots', 'squares', 'strokes'] as const;

/** In px: dots as far apart as squares are, and strokes of rain. */
const SHAPES = {
  dots: { mark: 'dot', radius: 12, pitch: 34, inset: 5 },
  squares: SQUARE,
  strokes: { mark: 'stroke', width: 6, height: 40, pitch: 17, row: 54 },
} as const;

/** Things to count row after row, `columns` in each; one path for each amount, in their order, and their box in px. */
export const countedMarks = (mark: (typeof MARKS)[number], amounts: readonly number[], columns: number) =>
  unitChart({ ...SHAPES[mark], amounts, columns });
