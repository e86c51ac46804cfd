import { Fragment, useId } from 'react';
import { SLANT } from '../geometry.ts';
import styles from './charts.module.css';
import { rangeChart, type RangeRow } from './rangeChart.ts';

interface RangeChartProps {
  /** The chart in a sentence, for those who do not see it. */
  title: string;
  rows: readonly RangeRow[];
  /** Distance of two grid lines, in the unit of the rows. */
  step: number;
  /** Words for a value of the axis, such as `$20`. */
  write: (value: number) => string;
}

/** The stroke that marks a value: 44 px high, slanted like everything. */
const MARK = `M${(22 * SLANT).toFixed(1)} 0l${(-44 * SLANT).toFixed(1)} 44`;

/** Ranges as hatched bars over an axis, the lead row in the colour of action. A table nearby says the same. */
export function RangeChart({ title, rows, step, write }: RangeChartProps) {
  const id = useId();
  const { height, foot, grid, bars } = rangeChart(rows, { step, write });
  const hatches = [...new Set(bars.map(({ lead }) => (lead ? 'lead' : 'other')))];
  return (
    <div className={styles.ranges}>
      <svg className={styles.plot} width="100%" height={height} role="img" aria-label={title}>
        {hatches.map((hatch) => (
          <pattern
            key={hatch}
            id={`${id}-${hatch}`}
            className={styles[hatch]}
            width="9"
            height="32"
            patternUnits="userSpaceOnUse"
            patternTransform="skewX(-14)"
          >
            <path d="M2.7 0v32" strokeWidth="5.4" />
          </pattern>
        ))}
        {grid.map(({ at, label }) => (
          <Fragment key={at}>
            <line className={at === 0 ? styles.axis : styles.grid} x1={`${at}%`} x2={`${at}%`} y2={foot} />
            <text className={styles.tick} x={`${at}%`} y={foot + 25}>
              {label}
            </text>
          </Fragment>
        ))}
        <g className={styles.bars}>
          {bars.map(({ label, value, y, start, width, markAt, lead, wordsBefore }) => (
            <Fragment key={label}>
              <rect
                x={`${start}%`}
                y={y + 18}
                width={`${width}%`}
                height="32"
                fill={`url(#${id}-${lead ? 'lead' : 'other'})`}
              />
              {markAt !== undefined && (
                <svg x={`${markAt}%`} y={y + 12} overflow="visible">
                  <path className={styles.mark} d={MARK} />
                </svg>
              )}
              <text
                className={styles.value}
                x={`${wordsBefore ? start : start + width}%`}
                y={y + 41}
                dx={wordsBefore ? -16 : 16}
                textAnchor={wordsBefore ? 'end' : 'start'}
              >
                {value}
              </text>
            </Fragment>
          ))}
        </g>
      </svg>
      <svg className={styles.labels} height={height} aria-hidden="true">
        {bars.map(({ label, note, value, y }) => (
          <Fragment key={label}>
            <text className={styles.label} y={y + 33} data-alone={note ? undefined : ''}>
              {label}
              <tspan className={styles.above} dx="10">
                {value}
              </tspan>
            </text>
            {note && (
              <text className={styles.note} y={y + 54}>
                {note}
              </text>
            )}
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
