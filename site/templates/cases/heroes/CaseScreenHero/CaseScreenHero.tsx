import type { DevicePicture } from '../../../../lib/Picture.ts';
import type { CaseGround } from '../../records/caseStory.ts';
import { CaseGlance } from '../../parts/CaseGlance.tsx';
import { CaseTitle, type CaseTitleContent } from '../../parts/CaseTitle.tsx';
import styles from './CaseScreenHero.module.css';

interface CaseScreenHeroProps extends CaseTitleContent {
  ground: CaseGround;
  glance: readonly { label: string; value: string }[];
  /** A board, in its own file; sizes in px. */
  device: DevicePicture;
  /** The board begins with a sidebar, which phones leave out. */
  sidebar: boolean;
}

/** The top of a case study whose product is seen first: its screen from one edge of the window to the other. */
export function CaseScreenHero({ ground, glance, device, sidebar, ...title }: CaseScreenHeroProps) {
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container ${styles.words}`}>
        <CaseTitle {...title} layout="beside" />
      </div>
      <div className={styles.screen} data-sidebar={sidebar || undefined}>
        <img
          src={device.src}

          width={device.width}
          height={device.height}
          alt={device.alt}
        />
      </div>
      <div className={styles.glance} data-ground="page">
        <div className="container">
          <CaseGlance name={title.name} facts={glance} />
        </div>
      </div>
    </section>
  );
}
