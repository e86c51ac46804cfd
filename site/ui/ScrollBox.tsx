import type { ReactNode } from 'react';
import styles from './ScrollBox.module.css';

interface ScrollBoxProps {
  /** What scrolls inside, for those who hear the page. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A box of its own for something wider than a phone, such as a table: it scrolls sideways, by keyboard too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- who has no pointer scrolls it by the arrow keys
    <div className={`${styles.box} ${className ?? ''}`.trim()} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
