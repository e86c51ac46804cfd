import styles from './Tally.module.css';
import { fewStrokes, WEIGHT } from './tally.ts';

/** A small number as strokes beside its words. Decoration: the words say the number. */
export function FewStrokes({ count }: { count: number }) {
  const { width, height, d } = fewStrokes(count);
  return (
    <svg
      className={styles.few}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={WEIGHT}
      aria-hidden="true"
    >
      <path className={styles.rest} d={d} />
    </svg>
  );
}
