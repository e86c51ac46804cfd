import styles from './CaseSlope.chart.module.css';
import { slope } from './CaseSlope.geometry.ts';

interface SlopeProps {
  /** The chart in a sentence, for those who do not see it. */
  title: string;
  lines: readonly { label: string; before: number; after: number }[];
  /** What the two ends are called. */
  labels: readonly [string, string];
  /** Decimals of the values at the ends. */
  decimals: number;
}

/** Where the two ends stand, in per cent: there is more room for the words at the left. */
const [LEFT, RIGHT] = ['42%', '86%'];

/** What one measure was before and after, a line for each part of it. A table nearby says the same. */
export function Slope({ title, lines, labels, decimals }: SlopeProps) {
  const chart = slope(lines);
  return (
    <svg className={styles.chart} width="100%" height={chart.height} role="img">
      <title>{title}</title>
      <line className={styles.axis} x1={LEFT} x2={LEFT} y1="26" y2={chart.foot} />
      <line className={styles.axis} x1={RIGHT} x2={RIGHT} y1="26" y2={chart.foot} />
      <text className={styles.end} x={LEFT} y="14">
        {labels[0]}
      </text>
      <text className={styles.end} x={RIGHT} y="14">
        {labels[1]}
      </text>
      {chart.lines.map(({ from, to }, at) => {
        const { label, before, after } = lines[at] ?? { label: '', before: 0, after: 0 };
        return (
          <g key={label} className={after > before ? styles.rises : styles.falls}>
            <line x1={LEFT} x2={RIGHT} y1={from} y2={to} />
            <circle cx={LEFT} cy={from} r="5" />
            <circle cx={RIGHT} cy={to} r="5" />
            <text className={styles.label} x={LEFT} y={from + 5} dx="-12">
              {label} <tspan className={styles.value}>{before.toFixed(decimals)}</tspan>
            </text>
            <text className={styles.value} x={RIGHT} y={to + 5} dx="12">
              {after.toFixed(decimals)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
