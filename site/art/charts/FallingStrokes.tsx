import { FALLING_WEIGHT, fallingStrokes } from './fallingStrokes.ts';
import styles from './Tally.module.css';

/** How much time passes, as strokes one under the other. Decoration: words say it as well. */
export function FallingStrokes({ count }: { count: number }) {
  const { width, height, d } = fallingStrokes(count);
  return (
    <svg
      className={styles.few}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={FALLING_WEIGHT}
      aria-hidden="true"
    >
      <path className={styles.rest} d={d} />
    </svg>
  );
}
