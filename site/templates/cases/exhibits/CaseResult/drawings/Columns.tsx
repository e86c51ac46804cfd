import { useId } from 'react';
import type { Results } from '../CaseResult.schema.ts';
import styles from './Columns.module.css';

/** In px: the highest column, and room for a value over it and for the labels under all. */
const [TALL, OVER, UNDER] = [260, 30, 32];
const FOOT = OVER + TALL;
/** How much of its place a column fills. */
const FILL = 0.72;

/** One number by month or week as columns; the first, the highest and the last print theirs. */
export function Columns({ alt, columns, decimals, change }: Results['columns']) {
  const id = useId();
  const most = Math.max(...columns.map(({ value }) => value));
  const last = columns.length - 1;
  const highest = columns.findIndex(({ value }) => value === most);
  const apart = columns.length / 6;
  const printed = new Set([0, last]);
  if (highest > apart && highest < last - apart) printed.add(highest);
  const place = 100 / columns.length;
  const anchor = (at: number) => (at === 0 ? 'start' : at === last ? 'end' : 'middle');
  const x = (at: number) =>
    `${at === 0 ? 0 : at === last ? 100 : Math.round((at + 0.5) * place * 100) / 100}%`;
  return (
    <>
      <p className={`small ${styles.change}`}>{change.label}</p>
      <svg
        className={styles.chart}
        width="100%"
        height={FOOT + UNDER}
        role="img"
        aria-labelledby={`${id}-title`}
      >
        <title id={`${id}-title`}>{alt}</title>
        {columns.map(({ label, value }, at) => {
          const tall = Math.round((value / most) * TALL);
          return (
            <g key={label} className={at + 1 < change.before ? styles.other : styles.lead}>
              <rect
                x={`${Math.round((at + (1 - FILL) / 2) * place * 100) / 100}%`}
                y={FOOT - tall}
                width={`${Math.round(FILL * place * 100) / 100}%`}
                height={tall}
              />
              {printed.has(at) && (
                <text className={styles.value} x={x(at)} y={FOOT - tall - 10} textAnchor={anchor(at)}>
                  {value.toFixed(decimals)}
                </text>
              )}
              {(at === 0 || at === last) && (
                <text className={styles.tick} x={x(at)} y={FOOT + 24} textAnchor={anchor(at)}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <line className={styles.axis} x2="100%" y1={FOOT} y2={FOOT} />
      </svg>
    </>
  );
}

export const columnNumbers = ({ part, unit, columns, decimals, numbersLabel }: Results['columns']) => ({
  heads: [part, unit],
  rows: columns.map(({ label, value }) => [label, value.toFixed(decimals)] as const),
  numbersLabel,
});
