import { coordinate } from '../path.ts';
import { SLANT } from '../geometry.ts';

/** One column to draw, in the unit of the axis. */
export interface Column {
  readonly label: string;
  readonly amount: number;
  /** The amount in words, such as "2.5X". */
  readonly value: string;
  /** The column that the text is about. */
  readonly lead?: boolean | undefined;
}

/** A column with its place: x of its middle in per cent, y of its top in px, its shape around x = 0 in px. */
interface PlacedColumn extends Column {
  readonly at: number;
  readonly top: number;
  readonly d: string;
}

/** A column chart as data: x in per cent, so that it fits any width without scaling its text; y in px. */
export interface ColumnChart {
  readonly height: number;
  /** The line that the columns stand on. */
  readonly foot: number;
  readonly columns: readonly PlacedColumn[];
}

/** In px: room for a value over the highest column, and for labels under all of them. */
const OVER = 34;
const UNDER = 30;

/**
 * Columns that stand on an axis from 0, their tops cut along the slant. `height` is that of the highest one, `width`
 * that of each, in px. Throws an Error for a negative amount and when all are 0.
 */
export function columnChart(
  columns: readonly Column[],
  { height = 200, width = 40 }: { readonly height?: number; readonly width?: number } = {},
): ColumnChart {
  const most = Math.max(0, ...columns.map(({ amount }) => amount));
  if (most === 0 || columns.some(({ amount }) => amount < 0)) {
    throw new Error('The columns of a chart are 0 or more, and one of them is more than 0.');
  }
  const foot = OVER + height;
  return {
    height: foot + UNDER,
    foot,
    columns: columns.map((column, i) => {
      const tall = (column.amount / most) * height;
      const left = Math.max(0, tall - width * SLANT);
      return {
        ...column,
        at: Math.round(((i + 0.5) / columns.length) * 10_000) / 100,
        top: Math.round((foot - tall) * 10) / 10,
        d: `M${-width / 2} ${foot}V${coordinate(foot - left)}L${width / 2} ${coordinate(foot - tall)}V${foot}z`,
      };
    }),
  };
}
