import { TALLY } from './Tally.tsx';
import styles from './Tally.module.css';
import { unitChart } from './unitChart.ts';

interface FewStrokesProps {
  count: number;
  /** A class for another height or colour (`--series-lead`). */
  className?: string | undefined;
}

/** A small number as strokes beside its words. Decoration: the words say the number. */
export function FewStrokes({ count, className = '' }: FewStrokesProps) {
  const { width, height, paths } = unitChart({ ...TALLY, amounts: [count] });
  return (
    <svg
      className={`${styles.few} ${className}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={TALLY.weight}
      aria-hidden="true"
    >
      <path className={styles.rest} d={paths[0]} />
    </svg>
  );
}
