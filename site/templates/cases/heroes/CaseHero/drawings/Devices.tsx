import type { ReactNode } from 'react';
import type { DevicePicture } from '../../../../../lib/Picture.ts';
import hero from '../../../../../ui/hero.module.css';
import styles from './Devices.module.css';
import type { HeroWords } from './HeroWords.ts';

export interface DevicesHero {
  /** The rain behind the devices, drawn on the band's own ground. */
  art: ReactNode;
  /** The devices, each in its own file; sizes in px. */
  devices: readonly DevicePicture[];
}

/** The product's name beside its phones, and what was agreed at the foot. */
export const Devices = ({ art, devices, title, glance }: DevicesHero & HeroWords) => (
  <>
    <div className={`${hero.art} ${styles.art}`}>{art}</div>
    <div className={hero.frame}>
      <div className={`container ${hero.words}`}>
        <div className={styles.words}>
          {title}
          {glance}
        </div>
      </div>
      <div className={`${hero.devices} ${styles.devices}`}>
        {devices.map(({ kind, alt, ...picture }) => (
          <img key={picture.src} {...picture} alt={alt} data-device={kind} />
        ))}
      </div>
    </div>
  </>
);
