import type { SVGAttributes } from 'react';
import type { Results } from '../CaseResult.schema.ts';
import { distribution } from './Distribution.geometry.ts';
import styles from './Distribution.module.css';

/** Where words stand at a median: after it, or before it where a narrow window has no room after it. */
const beside = (
  median: number,
  gap: number,
): Pick<SVGAttributes<SVGTextElement>, 'x' | 'dx' | 'textAnchor'> => ({
  x: `${median}%`,
  ...(median < 50 ? { dx: gap } : { dx: -gap, textAnchor: 'end' }),
});

/** How often each value came up in two periods, a stroke for each time: the later rise from the axis. */
export function Distribution({ alt, before, after, size }: Results['distribution']) {
  const { height, axis, risen, hanging, medians, ticks } = distribution(after, before, size);
  const [top, bottom] = axis;
  const [upper, lower] = medians;
  return (
    <svg className={styles.chart} width="100%" height={height} role="img">
      <title>{alt}</title>
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
      <text {...beside(upper, 10)} y="34">
        {after.medianLabel}
      </text>
      <text className={styles.label} {...beside(upper, 0)} y="14">
        {after.label}
      </text>
      <line className={styles.median} x1={`${lower}%`} x2={`${lower}%`} y1={bottom} y2={height - 24} />
      <text {...beside(lower, 10)} y={height - 28}>
        {before.medianLabel}
      </text>
      <text className={styles.label} {...beside(lower, 0)} y={height - 4}>
        {before.label}
      </text>
    </svg>
  );
}

export function distributionNumbers({ size, unit, before, after, numbersLabel }: Results['distribution']) {
  const classes = Math.max(before.counts.length, after.counts.length);
  return {
    heads: [unit, before.label, after.label],
    rows: Array.from(
      { length: classes },
      (_, at) =>
        [`${at * size} to ${(at + 1) * size - 1}`, before.counts[at] ?? 0, after.counts[at] ?? 0] as const,
    ),
    numbersLabel,
  };
}
