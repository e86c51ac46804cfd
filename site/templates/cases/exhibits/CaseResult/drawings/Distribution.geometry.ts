import { unitChart } from '../../../../../art/charts/unitChart.ts';

/** Counts of one measure in classes of equal width from 0 on, such as every ten minutes. */
interface Counts {
  readonly counts: readonly number[];
  /** The value that half of them stay under. */
  readonly median: number;
}

/** A distribution as data: x from 0 to 1000 over the whole plot, y in px from its top. */
interface Distribution {
  readonly height: number;
  /** Upper and lower edge of the axis between the two. */
  readonly axis: readonly [number, number];
  /** The strokes of each as one path: the one rises from the axis, the other hangs from it. */
  readonly risen: string;
  readonly hanging: string;
  /** Places of the medians, in per cent. */
  readonly medians: readonly [number, number];
  /** Every second class's edge: its place in per cent, and its value. */
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
}

/** Strokes in a row of a class. */
const ABREAST = 6;
/** In px: a row of strokes, from one to the next, the axis with its labels, and room over and under all. */
const [TALL, ROW, AXIS, ROOM] = [9, 13, 34, 44];

/**
 * Two distributions of one measure on one axis, one stroke for each thing that was counted. `size` is the width of a
 * class in the unit of the measure. Throws an Error when nothing was counted.
 */
export function distribution(risen: Counts, hanging: Counts, size: number): Distribution {
  const classes = Math.max(risen.counts.length, hanging.counts.length);
  const rows = ({ counts }: Counts) => Math.ceil(Math.max(0, ...counts) / ABREAST);
  if (rows(risen) === 0 || rows(hanging) === 0) throw new Error('A distribution needs counts above 0.');
  const wide = 1000 / classes;
  const stroke = {
    mark: 'stroke',
    width: wide * 0.07,
    height: TALL,
    pitch: (wide * 0.86) / ABREAST,
  } as const;
  const top = ROOM + rows(risen) * ROW;
  const draw = ({ counts }: Counts, foot: (row: number) => number) =>
    counts
      .flatMap((count, place) =>
        Array.from({ length: Math.ceil(count / ABREAST) }, (_, row) => {
          const amounts = [Math.min(ABREAST, count - row * ABREAST)];
          return unitChart({ ...stroke, amounts, x: (place + 0.05) * wide, y: foot(row) - TALL }).paths[0];
        }),
      )
      .join('');
  const share = (value: number) => Math.round((value / (classes * size)) * 10_000) / 100;
  return {
    height: top + AXIS + rows(hanging) * ROW + ROOM,
    axis: [top, top + AXIS],
    risen: draw(risen, (row) => top - 4 - row * ROW),
    hanging: draw(hanging, (row) => top + AXIS + ROW + row * ROW),
    medians: [share(risen.median), share(hanging.median)],
    ticks: Array.from({ length: Math.ceil(classes / 2) }, (_, i) => ({
      at: share(i * 2 * size),
      value: i * 2 * size,
    })),
  };
}
