/** A block of equal cells as data: paths of those that are marked and of the others, and their box in px. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  readonly plain: string;
  readonly marked: string;
}

/** In px: a cell and the gap around it. */
const CELL = { width: 34, height: 15, gap: 5 };

/** `count` cells in rows of `columns`; `marked` lists some of them, counted from 1. */
export function cells(count: number, columns: number, marked: readonly number[]): Cells {
  const { width, height, gap } = CELL;
  const path = (wanted: boolean) =>
    Array.from({ length: count }, (_, i) => i)
      .filter((i) => marked.includes(i + 1) === wanted)
      .map((i) => {
        const [x, y] = [(i % columns) * (width + gap), Math.floor(i / columns) * (height + gap)];
        return `M${x} ${y}h${width}v${height}h-${width}z`;
      })
      .join('');
  return {
    width: columns * (width + gap) - gap,
    height: Math.ceil(count / columns) * (height + gap) - gap,
    plain: path(false),
    marked: path(true),
  };
}
