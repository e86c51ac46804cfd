import styles from './BeforeAfterChart.module.css';
import { beforeAfterChart } from './beforeAfterChart.ts';

interface BeforeAfterChartProps {
  /** The chart in a sentence, for those who do not see it. */
  title: string;
  before: readonly number[];
  after: readonly number[];
  /** Distance of two grid lines, in the unit of the values. */
  step: number;
  /** What happened between the two series. */
  turn: string;
  /** What the first and the second series are called under the axis. */
  labels: readonly [string, string];
}

/** One measure before and after a change. A table nearby says the same. */
export function BeforeAfterChart({ title, before, after, step, turn, labels }: BeforeAfterChartProps) {
  const chart = beforeAfterChart({ before, after }, step);
  const { height, foot, grid } = chart;
  return (
    <svg className={styles.chart} height={height} role="img">
      <title>{title}</title>
      {grid.map(({ y, label }) => (
        <g key={label}>
          <line className={styles.grid} x2="100%" y1={y} y2={y} />
          <text className={styles.tick} x="-40" y={y + 5}>
            {label}
          </text>
        </g>
      ))}
      <svg width="100%" height={height} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
        <path className={styles.before} d={chart.before} />
        <path className={styles.after} d={chart.after} />
      </svg>
      <line className={styles.axis} x2="100%" y1={foot} y2={foot} />
      <line className={styles.turn} x1={`${chart.turn}%`} x2={`${chart.turn}%`} y1="6" y2={foot} />
      <text className={styles.event} x={`${chart.turn}%`} y="20" dx="10">
        {turn}
      </text>
      <text className={styles.period} y={foot + 28}>
        {labels[0]}
      </text>
      <text className={styles.period} x={`${chart.turn}%`} y={foot + 28}>
        {labels[1]}
      </text>
    </svg>
  );
}
