import type { ReactNode } from 'react';
import styles from './SideDrawing.module.css';

/** The drawing of a page's first band in two forms, inline: an `<img>` of that size would count as the largest paint. */
export interface SideDrawings {
  wide: ReactNode;
  phone: ReactNode;
}

/**
 * Places the drawing at the right of a wide window, at the foot of a narrow one. The band is positioned and leaves
 * room at its foot below 1021 px.
 */
export function SideDrawing({ wide, phone }: SideDrawings) {
  return (
    <>
      <div className={styles.wide}>{wide}</div>
      <div className={styles.phone}>{phone}</div>
    </>
  );
}
