import type { Results } from '../CaseResult.schema.ts';
import { slope } from './Slope.geometry.ts';
import styles from './Slope.module.css';

/** Where the two ends stand, in per cent: there is more room for the words at the left. */
const [LEFT, RIGHT] = ['42%', '86%'];

/** The parts of one measure before and after, each as a line that falls or rises. */
export function Slope({ alt, lines, labels, decimals }: Results['slope']) {
  const chart = slope(lines);
  return (
    <svg className={styles.chart} width="100%" height={chart.height} role="img">
      <title>{alt}</title>
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

export const slopeNumbers = ({ part, labels, lines, decimals, numbersLabel }: Results['slope']) => ({
  heads: [part, ...labels],
  rows: lines.map(
    ({ label, before, after }) => [label, before.toFixed(decimals), after.toFixed(decimals)] as const,
  ),
  numbersLabel,
});
