import styles from './Tally.module.css';
import { unitChart } from './unitChart.ts';

interface TallyProps {
  /** What is counted, in strokes; a fraction gives a shorter last stroke. `rest` follows on the next place. */
  counted: number;
  rest: number;
}

/** In px: a stroke of a tally, and the distance of two. */
export const TALLY = { mark: 'line', weight: 3, height: 28, pitch: 6 } as const;

/**
 * A number as strokes, fifty in a line and in groups of ten, all tallies of a page at one scale. Decoration: the number
 * stands beside it as text. Throws an Error when there is nothing to count.
 */
export function Tally({ counted, rest }: TallyProps) {
  if (counted + rest <= 0) throw new Error('A tally counts at least one thing.');
  const { width, height, paths } = unitChart({
    ...TALLY,
    amounts: [counted, rest],
    columns: 50,
    row: 38,
    group: { size: 10, gap: 10 },
  });
  return (
    <svg
      className={styles.tally}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={TALLY.weight}
      aria-hidden="true"
    >
      {paths[0] && <path className={styles.counted} d={paths[0]} />}
      {paths[1] && <path className={styles.rest} d={paths[1]} />}
    </svg>
  );
}
