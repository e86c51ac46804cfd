import { Fragment, useId } from 'react';
import type { Span } from '../../../../../time/sharedHours.ts';
import styles from '../../../../../art/charts/DayChart.module.css';
import { dayBars, dayFrame, dayTicks, type DayRow } from '../../../../../art/charts/dayChart.ts';

interface DayChartProps {
  /** The chart in a sentence, for those who do not see it. */
  title: string;
  /** The reader's own day first, then who is at work in it. */
  rows: readonly DayRow[];
  /** The reader's working day; what lies in it is drawn full, the rest hatched. */
  own: Span;
}

/** In px: a row with its words, its bar, and room for the axis. */
const ROW = 64;
const BAR = 30;
const AXIS = 36;

/** Who is at work in which of the reader's 24 hours, as bars over an axis. A table nearby says the same. */
export function DayChart({ title, rows, own }: DayChartProps) {
  const id = useId();
  const foot = rows.length * ROW + 8;
  const frame = dayFrame(own);
  const hatched = [...new Set(rows.map(({ series }) => series))];
  return (
    <div className={styles.chart}>
      <svg
        className={styles.plot}
        width="100%"
        height={foot + AXIS}
        role="img"
        aria-labelledby={`${id}-title`}
      >
        <title id={`${id}-title`}>{title}</title>
        {hatched.map((series) => (
          <pattern
            key={series}
            id={`${id}-${series}`}
            className={styles[series]}
            width="9"
            height={BAR}
            patternUnits="userSpaceOnUse"
            patternTransform="skewX(-14)"
          >
            <path d={`M2 0v${BAR}`} stroke="currentColor" strokeWidth="2.6" />
          </pattern>
        ))}
        <rect className={styles.frame} x={`${frame.start}%`} width={`${frame.width}%`} height={foot} />
        {dayTicks.map(({ at, label }) => (
          <Fragment key={label}>
            <line className={styles.grid} x1={`${at}%`} x2={`${at}%`} y2={foot} />
            <text className={styles.tick} x={`${at}%`} y={foot + 24}>
              {label}
            </text>
          </Fragment>
        ))}
        {[frame.start, frame.start + frame.width].map((at) => (
          <line key={at} className={styles.edge} x1={`${at}%`} x2={`${at}%`} y2={foot} />
        ))}
        <line className={styles.axis} x2="100%" y1={foot} y2={foot} />
        <g className={styles.bars}>
          {rows.map((row, at) =>
            dayBars(row, own).map(({ start, width, shared }) => (
              <rect
                key={`${row.label} ${start}`}
                className={styles[row.series]}
                x={`${start}%`}
                y={at * ROW + 17}
                width={`${width}%`}
                height={BAR}
                fill={shared ? 'currentColor' : `url(#${id}-${row.series})`}
              />
            )),
          )}
        </g>
      </svg>
      <svg className={styles.labels} height={foot} aria-hidden="true">
        {rows.map(({ label, note }, at) => (
          <Fragment key={label}>
            <text className={styles.label} y={at * ROW + 33}>
              {label}
              <tspan className={styles.above} dx="10">
                {note}
              </tspan>
            </text>
            <text className={styles.note} y={at * ROW + 54}>
              {note}
            </text>
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
