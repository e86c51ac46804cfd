import type { DevicePicture } from '../../../../../lib/Picture.ts';
import type { HeroWords } from './HeroWords.ts';
import styles from './Screen.module.css';

export interface ScreenHero {
  /** A board, in its own file; sizes in px. */
  device: DevicePicture;
  /** The board begins with a sidebar, which phones leave out. */
  sidebar: boolean;
}

/** The product is seen first: its screen from one edge of the window to the other. */
export const Screen = ({ device, sidebar, title, glance }: ScreenHero & HeroWords) => (
  <>
    <div className={`container ${styles.words}`}>{title}</div>
    <div className={styles.screen} data-sidebar={sidebar || undefined}>
      <img src={device.src} width={device.width} height={device.height} alt={device.alt} />
    </div>
    <div className={styles.glance} data-ground="page">
      <div className="container">{glance}</div>
    </div>
  </>
);
