import { useId } from 'react';
import styles from './CaseColumns.chart.module.css';

interface ColumnsProps {
  /** The chart in a sentence, for those who do not see it. */
  title: string;
  columns: readonly { label: string; amount: number; value: string }[];
  /** The first column, counted from 1, that is drawn in the lead colour. */
  from: number;
}

/** In px: the highest column, and room for a value over it and for the labels under all. */
const [TALL, OVER, UNDER] = [260, 30, 32];
const FOOT = OVER + TALL;
/** How much of its place a column fills. */
const FILL = 0.72;

/** Many amounts in time as columns that fit any width; the first, the highest and the last print their values. */
export function Columns({ title, columns, from }: ColumnsProps) {
  const id = useId();
  const most = Math.max(...columns.map(({ amount }) => amount));
  const last = columns.length - 1;
  const highest = columns.findIndex(({ amount }) => amount === most);
  const apart = columns.length / 6;
  const printed = new Set([0, last]);
  if (highest > apart && highest < last - apart) printed.add(highest);
  const place = 100 / columns.length;
  const anchor = (at: number) => (at === 0 ? 'start' : at === last ? 'end' : 'middle');
  const x = (at: number) =>
    `${at === 0 ? 0 : at === last ? 100 : Math.round((at + 0.5) * place * 100) / 100}%`;
  return (
    <svg
      className={styles.chart}
      width="100%"
      height={FOOT + UNDER}
      role="img"
      aria-labelledby={`${id}-title`}
    >
      <title id={`${id}-title`}>{title}</title>
      {columns.map(({ label, amount, value }, at) => {
        const tall = Math.round((amount / most) * TALL);
        return (
          <g key={label} className={at + 1 < from ? styles.other : styles.lead}>
            <rect
              x={`${Math.round((at + (1 - FILL) / 2) * place * 100) / 100}%`}
              y={FOOT - tall}
              width={`${Math.round(FILL * place * 100) / 100}%`}
              height={tall}
            />
            {printed.has(at) && (
              <text className={styles.value} x={x(at)} y={FOOT - tall - 10} textAnchor={anchor(at)}>
                {value}
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
  );
}
