import styles from './Tally.module.css';
import { unitChart } from './unitChart.ts';

/** In px: a stroke, and the distance of two that fall one after the other. */
const STROKE = { mark: 'line', weight: 7, height: 32, pitch: 46 } as const;

/** How much time passes, as strokes one under the other. Decoration: words say it as well. */
export function FallingStrokes({ count }: { count: number }) {
  const { width, paths } = unitChart({ ...STROKE, amounts: [count], columns: 1 });
  const height = count * STROKE.pitch;
  return (
    <svg
      className={styles.few}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={STROKE.weight}
      aria-hidden="true"
    >
      <path className={styles.rest} d={paths[0]} />
    </svg>
  );
}
