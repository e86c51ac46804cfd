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

/** A length of the chart in px, as a length that grows with the text. */
const inText = (px: number): string => `${px / 16}rem`;

/** Ranges as hatched bars over an axis, the lead row in the colour of action. A table nearby says the same. */
export function RangeChart({ title, rows, step, write }: RangeChartProps) {
  const id = useId();
  const { height, foot, grid, bars } = rangeChart(rows, { step, write });
  const hatches = [...new Set(bars.map(({ lead }) => (lead ? 'lead' : 'other')))];
  return (
    <div className={styles.ranges}>
      <svg className={styles.plot} width="100%" height={inText(height)} role="img" aria-label={title}>
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
            <line
              className={at === 0 ? styles.axis : styles.grid}
              x1={`${at}%`}
              x2={`${at}%`}
              y2={inText(foot)}
            />
            <text className={styles.tick} x={`${at}%`} y={inText(foot + 25)}>
              {label}
            </text>
          </Fragment>
        ))}
        <g className={styles.bars}>
          {bars.map(({ label, value, y, start, width, markAt, lead, wordsBefore }) => (
            <Fragment key={label}>
              <rect
                x={`${start}%`}
                y={inText(y + 18)}
                width={`${width}%`}
                height={inText(32)}
                fill={`url(#${id}-${lead ? 'lead' : 'other'})`}
              />
              {markAt !== undefined && (
                <svg
                  x={`${markAt}%`}
                  y={inText(y + 12)}
                  width={inText(44)}
                  height={inText(44)}
                  viewBox="0 0 44 44"
                  overflow="visible"
                >
                  <path className={styles.mark} d={MARK} />
                </svg>
              )}
              <text
                className={styles.value}
                x={`${wordsBefore ? start : start + width}%`}
                y={inText(y + 41)}
                dx={inText(wordsBefore ? -16 : 16)}
                textAnchor={wordsBefore ? 'end' : 'start'}
              >
                {value}
              </text>
            </Fragment>
          ))}
        </g>
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {bars.map(({ label, value }) => (
          <div key={label} className={styles.label}>
            {label} <span className={styles.above}>{value}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
