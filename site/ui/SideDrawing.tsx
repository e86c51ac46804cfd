import type { ReactNode } from 'react';
import styles from './SideDrawing.module.css';

/** The drawing of a page's first band in two forms, inline: an `<img>` of that size would count as the largest paint. */
export interface SideDrawings {
  wide: ReactNode;
  phone: ReactNode;
  /** Never cut by the window, as what can be counted must not be. */
  whole?: boolean;
}

/**
 * Places the drawing at the right of a wide window, at the foot of a narrow one. The band is positioned and leaves
 * room at its foot below 1020 px.
 */
export function SideDrawing({ wide, phone, whole }: SideDrawings) {
  return (
    <>
      <div className={styles.wide} data-whole={whole}>
        {wide}
      </div>
      <div className={styles.phone} data-whole={whole}>
        {phone}
      </div>
    </>
  );
}
