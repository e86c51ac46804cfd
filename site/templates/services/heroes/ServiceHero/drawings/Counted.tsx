import type { ReactNode } from 'react';
import styles from './Counted.module.css';

interface CountedProps {
  /** What is counted. */
  caption: string;
  children: ReactNode;
}

/** A drawing as wide as the page, under the words that say what is counted in it. */
export function Counted({ caption, children }: CountedProps) {
  return (
    <figure>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
}
