import { SLANT } from '../geometry.ts';
import { coordinate, ellipse, polyline } from '../path.ts';

/** What stands for one thing, in px. A stroke leans like rain and has level ends; a line is the axis of one. */
type Mark =
  | { readonly mark: 'stroke'; readonly width: number; readonly height: number }
  | { readonly mark: 'line'; readonly weight: number; readonly height: number }
  | { readonly mark: 'square'; readonly width: number; readonly height: number }
  | { readonly mark: 'dot'; readonly radius: number };

/** How the marks stand, in px. */
interface Order {
  /** From one mark to the next one on its right, and to the one below, which is the same where it is not given. */
  readonly pitch: number;
  readonly row?: number;
  /** Marks in a row, filled row by row; without it all stand in one row. */
  readonly columns?: number;
  /** Marks over each other instead, filled column by column. */
  readonly rows?: number;
  /** Extra room in a row after every so many marks. */
  readonly group?: { readonly size: number; readonly gap: number };
  /** Room that stays free around all marks. */
  readonly inset?: number;
  /** Where the chart begins in a larger picture. */
  readonly x?: number;
  readonly y?: number;
}

/** A chart as data: the size of its box in px, and path data for each amount. */
interface UnitChart {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
}

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Path data of a mark in the box whose upper left corner is given; `share` is how much of a stroke stands. */
  readonly at: (x: number, y: number, share: number) => string;
}

function shapeOf(mark: Mark): Shape {
  switch (mark.mark) {
    case 'stroke': {
      const { width, height } = mark;
      const at = (x: number, y: number, share: number) => {
        const [tall, lean] = [height * share, height * share * SLANT];
        const foot = `M${coordinate(x)} ${coordinate(y + height)}`;
        return `${foot}l${coordinate(lean)}${coordinate(-tall)}h${coordinate(width)}l${coordinate(-lean)} ${coordinate(tall)}z`;
      };
      return { width: width + height * SLANT, height, at };
    }
    case 'line': {
      const { weight, height } = mark;
      const at = (x: number, y: number, share: number) => {
        const [axis, foot, tall] = [x + weight / 2, y + height, height * share];
        return polyline([
          { x: axis + tall * SLANT, y: foot - tall },
          { x: axis, y: foot },
        ]);
      };
      return { width: weight + height * SLANT, height, at };
    }
    case 'square': {
      const { width, height } = mark;
      const at = (x: number, y: number) => `M${coordinate(x)} ${coordinate(y)}h${width}v${height}h-${width}z`;
      return { width, height, at };
    }
    case 'dot': {
      const { radius } = mark;
      const at = (x: number, y: number) => ellipse({ x: x + radius, y: y + radius }, radius, radius);
      return { width: 2 * radius, height: 2 * radius, at };
    }
  }
}

/**
 * A unit chart: one mark for each thing that is counted, a path for each amount, in their order. A fraction of an
 * amount gives a shorter last stroke, and the next amount begins on the next place.
 */
export function unitChart(options: Mark & Order & { readonly amounts: readonly number[] }): UnitChart {
  const { amounts, pitch, row = pitch, rows, group = { size: Infinity, gap: 0 }, inset = 0 } = options;
  const ends = amounts.map((_, i) => amounts.slice(0, i + 1).reduce((sum, one) => sum + Math.ceil(one), 0));
  const all = ends.at(-1) ?? 0;
  const columns = rows === undefined ? (options.columns ?? all) : Math.ceil(all / rows);
  const lines = rows ?? Math.ceil(all / columns);
  const shape = shapeOf(options);
  const [left, top] = [(options.x ?? 0) + inset, (options.y ?? 0) + inset];
  const along = (column: number) => column * pitch + Math.floor(column / group.size) * group.gap;
  const mark = (place: number, share: number) => {
    const [column, line] =
      rows === undefined
        ? [place % columns, Math.floor(place / columns)]
        : [Math.floor(place / rows), place % rows];
    return shape.at(left + along(column), top + line * row, share);
  };
  return {
    width: Math.ceil(along(columns - 1) + shape.width + 2 * inset),
    height: (lines - 1) * row + shape.height + 2 * inset,
    paths: amounts.map((amount, i) => {
      const whole = Math.ceil(amount);
      const from = (ends[i] ?? 0) - whole;
      return Array.from({ length: whole }, (_, at) => mark(from + at, Math.min(1, amount - at))).join('');
    }),
  };
}
