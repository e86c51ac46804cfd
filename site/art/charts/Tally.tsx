import styles from './Tally.module.css';
import { tally, WEIGHT, type Tallied } from './tally.ts';

/** A number as strokes, all tallies of a page at one scale. Decoration: the number stands beside it as text. */
export function Tally(counted: Tallied) {
  const drawn = tally(counted);
  return (
    <svg
      className={styles.tally}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      strokeWidth={WEIGHT}
      aria-hidden="true"
    >
      {drawn.counted && <path className={styles.counted} d={drawn.counted} />}
      {drawn.rest && <path className={styles.rest} d={drawn.rest} />}
    </svg>
  );
}
