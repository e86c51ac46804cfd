import type { ReactNode } from 'react';
import { timeStrokes } from './strokes.ts';
import styles from './Entrance.module.css';

interface EntranceProps {
  headline: string;
  children: ReactNode;
}

const hour = 3_600_000;

/** What stands before the desk: one headline, one thing to do, and the hours of a day as strokes. */
export const Entrance = ({ headline, children }: EntranceProps) => {
  const { dueWidth, height, weight, left, due } = timeStrokes(
    { receivedAt: 0, dueAt: 24 * hour, until: 0 },
    'door',
  );
  return (
    <div className={`container ${styles.entrance}`}>
      <svg
        className={styles.hours}
        viewBox={`0 0 ${dueWidth} ${height}`}
        preserveAspectRatio="xMinYMax slice"
        fill="none"
        strokeWidth={weight}
        aria-hidden="true"
      >
        <path d={left} />
        <path className={styles.due} d={due} />
      </svg>
      <div className={styles.words}>
        <h1>{headline}</h1>
        <div className={styles.act}>{children}</div>
      </div>
    </div>
  );
};
