import type { Picture } from '../lib/Picture.ts';
import styles from './SideArt.module.css';

/** A band's drawing in two forms; both are drawn on the band's own ground. */
export interface SidePictures {
  wide: Picture;
  phone: Picture;
}

/**
 * The drawing of a band whose words stand on the left: at the right of a wide window, at the foot of a narrow one.
 * The band is positioned and leaves room at its foot below 1020 px.
 */
export function SideArt({ wide, phone }: SidePictures) {
  return (
    <picture>
      <source media="(min-width: 63.75em)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img className={styles.art} {...phone} alt="" loading="lazy" />
    </picture>
  );
}
