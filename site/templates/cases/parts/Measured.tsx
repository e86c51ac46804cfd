import type { ReactNode } from 'react';
import { withAmpersands } from '../../../ui/Title.tsx';
import styles from './Measured.module.css';

interface MeasuredProps {
  heading: string;
  /** How it was measured. */
  source: string;
  /** The chart. */
  children: ReactNode;
  /** Its numbers as a table, where the chart does not print them itself. */
  numbers?: { label: string; table: ReactNode } | undefined;
  /** Results with their bases. */
  figures: readonly { value: string; text: string; fact?: string | undefined }[];
  /** Where the figures stand: beside the chart, or in a row under it. */
  split?: 'beside' | 'under';
}

/** What was measured: a chart with its source, its numbers as a table, and figures with their bases. */
export function Measured({ heading, source, children, numbers, figures, split = 'beside' }: MeasuredProps) {
  return (
    <div className={`container grid ${styles.measured}`} data-split={split}>
      <div className={styles.measure}>
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        {children}
        <p className={`small soft ${styles.source}`}>{source}</p>
        {numbers && (
          <details className={styles.numbers}>
            <summary>{numbers.label}</summary>
            {numbers.table}
          </details>
        )}
      </div>
      <ul role="list" className={styles.figures}>
        {figures.map(({ value, text, fact }) => (
          <li key={value} data-fact={fact}>
            <strong>{value}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
