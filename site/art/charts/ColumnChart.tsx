import { useId } from 'react';
import styles from './charts.module.css';
import { columnChart, type Column } from './columnChart.ts';

interface ColumnChartProps {
  /** The chart in a sentence, for those who do not see it. */
  title: string;
  columns: readonly Column[];
  /** Height of the highest column in px. */
  height?: number | undefined;
  /** Width of each column in px. */
  width?: number | undefined;
}

/** Amounts as columns with their values on top, the lead one in the colour of action. A table nearby says the same. */
export function ColumnChart({ title, columns, height = 200, width = 40 }: ColumnChartProps) {
  const id = useId();
  const chart = columnChart(columns, { height, width });
  return (
    <svg
      className={styles.chart}
      width="100%"
      height={chart.height}
      role="img"
      aria-labelledby={`${id}-title`}
    >
      <title id={`${id}-title`}>{title}</title>
      {chart.columns.map(({ label, value, at, top, d, lead }) => (
        <svg key={label} className={lead ? styles.lead : styles.other} x={`${at}%`} overflow="visible">
          <path className={styles.column} d={d} />
          <text className={styles.tick} y={chart.foot + 22}>
            {label}
          </text>
          <text className={styles.amount} y={top - 10}>
            {value}
          </text>
        </svg>
      ))}
      <line className={styles.axis} x2="100%" y1={chart.foot} y2={chart.foot} />
    </svg>
  );
}
