import type { Results } from '../CaseResult.schema.ts';
import { dotColumns } from './Dots.geometry.ts';
import styles from './Dots.module.css';
import keys from './legend.module.css';

/** A dot for each thing, week by week, filled where it went the new way. */
export function Dots({ alt, filled, hollow, ends, columns, note }: Results['dots']) {
  const chart = dotColumns(columns);
  return (
    <>
      <ul role="list" className={`${keys.legend} ${styles.legend}`}>
        <li className="small" data-dot="filled">
          {filled}
        </li>
        <li className="small" data-dot="hollow">
          {hollow}
        </li>
      </ul>
      <svg className={styles.dots} viewBox={`0 0 ${chart.width} ${chart.height}`} role="img">
        <title>{alt}</title>
        <path className={styles.filled} d={chart.filled} />
        <path className={styles.hollow} d={chart.hollow} />
      </svg>
      <p className={`small ${styles.ends}`}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <p className={styles.note}>{note}</p>
    </>
  );
}

export const dotNumbers = ({ unit, filled, hollow, columns, numbersLabel }: Results['dots']) => ({
  heads: [unit, filled, hollow],
  rows: columns.map((column, at) => [at + 1, column.filled, column.hollow] as const),
  numbersLabel,
});
