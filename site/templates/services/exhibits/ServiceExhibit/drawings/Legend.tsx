import type { ReactNode } from 'react';
import { type Count, Counts } from './Counts.tsx';
import styles from './Legend.module.css';

interface LegendProps {
  counts: readonly Count[];
  className?: string | undefined;
  /** What stands beside the counts. */
  children: ReactNode;
}

/** Under a drawing: how many marks of each kind it has, and what else the reader needs to know. */
export function Legend({ counts, className = '', children }: LegendProps) {
  return (
    <div className={`grid ${styles.legend} ${className}`}>
      <Counts counts={counts} className={counts.length > 2 ? styles.thirds : ''} />
      <p className="soft">{children}</p>
    </div>
  );
}
