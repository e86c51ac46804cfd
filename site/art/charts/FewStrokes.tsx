import styles from './Tally.module.css';
import { fewStrokes, WEIGHT } from './tally.ts';

interface FewStrokesProps {
  count: number;
  /** A class for another height or colour (`--series-lead`). */
  className?: string | undefined;
}

/** A small number as strokes beside its words. Decoration: the words say the number. */
export function FewStrokes({ count, className = '' }: FewStrokesProps) {
  const { width, height, d } = fewStrokes(count);
  return (
    <svg
      className={`${styles.few} ${className}`}
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
