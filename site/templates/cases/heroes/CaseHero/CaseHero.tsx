import type { ReactNode } from 'react';
import type { DevicePicture } from '../../../../lib/Picture.ts';
import type { CaseGround } from '../../records/caseStory.ts';
import { CaseGlance } from '../../parts/CaseGlance.tsx';
import { CaseTitle, type CaseTitleContent } from '../../parts/CaseTitle.tsx';
import hero from '../../../../ui/hero.module.css';
import styles from './CaseHero.module.css';

interface CaseHeroProps extends CaseTitleContent {
  ground: CaseGround;
  glance: readonly { label: string; value: string }[];
  /** The rain behind the devices, drawn on the band's own ground. */
  art: ReactNode;
  /** The devices, each in its own file; sizes in px. */
  devices: readonly DevicePicture[];
}

/** The top of a case study: the product's name beside its phones, and what was agreed at the foot. */
export function CaseHero({ ground, glance, art, devices, ...title }: CaseHeroProps) {
  return (
    <section className={`${hero.band} ${styles.hero}`} data-section="hero" data-ground={ground}>
      <div className={`${hero.art} ${styles.art}`}>{art}</div>
      <div className={hero.frame}>
        <div className={`container ${hero.words}`}>
          <div className={styles.words}>
            <CaseTitle {...title} />
            <CaseGlance name={title.name} facts={glance} />
          </div>
        </div>
        <div className={`${hero.devices} ${styles.devices}`}>
          {devices.map(({ kind, alt, ...picture }) => (
            <img key={picture.src} {...picture} alt={alt} data-device={kind} />
          ))}
        </div>
      </div>
    </section>
  );
}
