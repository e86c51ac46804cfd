import type { ReactNode } from 'react';
import { withAmpersands } from './Title.tsx';
import styles from './WeekStrip.module.css';

export interface WeekStripProps {
  weeks: readonly { title: string; text: string }[];
  /** The drawing of one week. */
  strokes: ReactNode;
  /** One below the other, the strokes beside the words, however wide the window is. */
  stacked?: boolean;
}

/** Weeks of five strokes, one a working day; the first week is the one that can still be called off. */
export const WeekStrip = ({ weeks, strokes, stacked = false }: WeekStripProps) => (
  <ol role="list" className={styles.weeks} data-stacked={stacked || undefined}>
    {weeks.map(({ title, text }, at) => (
      <li key={title} data-lead={at === 0 || undefined}>
        {strokes}
        <div>
          <p className={styles.when}>Week {at + 1}</p>
          <h3>{withAmpersands(title)}</h3>
          <p className="soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
