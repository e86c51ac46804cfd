import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  /** What the document is and what its marks are. */
  caption: string;
  children: ReactNode;
}

/** A document of the work on its own paper. */
export function Sheet({ caption, children }: SheetProps) {
  return (
    <figure>
      <div className={styles.sheet} data-ground="page">
        {children}
      </div>
      <figcaption className={`small ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
