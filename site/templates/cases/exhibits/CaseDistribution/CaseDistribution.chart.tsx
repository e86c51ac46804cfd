import type { SVGAttributes } from 'react';
import styles from './CaseDistribution.chart.module.css';
import { distribution, type Counts } from './CaseDistribution.geometry.ts';

/** One of the two distributions, with what it is called and what its median says. */
type Side = Counts & { readonly label: string; readonly medianLabel: string };

interface DistributionProps {
  /** The chart in a sentence, for those who do not see it. */
  title: string;
  /** Hangs from the axis. */
  before: Side;
  /** Rises from it. */
  after: Side;
  /** Width of a class, in the unit of the measure. */
  size: number;
}

/** Where words stand at a median: after it, or before it where a narrow window has no room after it. */
const beside = (
  median: number,
  gap: number,
): Pick<SVGAttributes<SVGTextElement>, 'x' | 'dx' | 'textAnchor'> => ({
  x: `${median}%`,
  ...(median < 50 ? { dx: gap } : { dx: -gap, textAnchor: 'end' }),
});

/** Two distributions on one axis, a stroke for each thing that was counted. A table nearby says the same. */
export function Distribution({ title, before, after, size }: DistributionProps) {
  const { height, axis, risen, hanging, medians, ticks } = distribution(after, before, size);
  const [top, bottom] = axis;
  const [upper, lower] = medians;
  return (
    <svg className={styles.chart} width="100%" height={height} role="img">
      <title>{title}</title>
      <svg width="100%" height={height} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
        <path className={styles.after} d={risen} />
        <path className={styles.before} d={hanging} />
      </svg>
      <line className={styles.axis} x2="100%" y1={top} y2={top} />
      <line className={styles.axis} x2="100%" y1={bottom} y2={bottom} />
      {ticks.map(({ at, value }) => (
        <text key={value} className={styles.tick} x={`${at}%`} y={top + 23}>
          {value}
        </text>
      ))}
      <line className={styles.median} x1={`${upper}%`} x2={`${upper}%`} y1="24" y2={top} />
      <text className={styles.note} {...beside(upper, 10)} y="34">
        {after.medianLabel}
      </text>
      <text className={styles.label} {...beside(upper, 0)} y="14">
        {after.label}
      </text>
      <line className={styles.median} x1={`${lower}%`} x2={`${lower}%`} y1={bottom} y2={height - 24} />
      <text className={styles.note} {...beside(lower, 10)} y={height - 28}>
        {before.medianLabel}
      </text>
      <text className={styles.label} {...beside(lower, 0)} y={height - 4}>
        {before.label}
      </text>
    </svg>
  );
}
