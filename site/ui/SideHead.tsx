import type { ReactNode } from 'react';
import { withAmpersands } from './Title.tsx';
import styles from './SideHead.module.css';

interface SideHeadProps {
  heading: string;
  lede: ReactNode;
  /** Shares of twelve columns, head and what stands beside it; `late` keeps both under each other on tablets. */
  split: '4-8' | '4-8 late' | '5-7';
  /** A class that sets `--measure`, how wide the lede runs at most. */
  className?: string | undefined;
  /** Its words are the same on several pages. */
  shared?: boolean;
  /** What stands under the lede. */
  children?: ReactNode;
}

/** The head of a section, a column of its `grid`; what follows it there takes the other columns. */
export function SideHead({ heading, lede, split, className, shared, children }: SideHeadProps) {
  return (
    <div className={`${styles.head} ${className ?? ''}`.trim()} data-split={split} data-shared={shared}>
      <h2>{withAmpersands(heading)}</h2>
      <p className={`lede ${styles.lede}`}>{lede}</p>
      {children}
    </div>
  );
}
