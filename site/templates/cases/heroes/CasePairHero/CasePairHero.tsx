import type { DevicePicture } from '../../../../lib/Picture.ts';
import type { CaseGround } from '../../records/caseStory.ts';
import { CaseGlance } from '../../parts/CaseGlance.tsx';
import { CaseTitle, type CaseTitleContent } from '../../parts/CaseTitle.tsx';
import styles from './CasePairHero.module.css';

interface CasePairHeroProps extends CaseTitleContent {
  ground: CaseGround;
  glance: readonly { label: string; value: string }[];
  /** How it was and how it is: a board each, in its own file; sizes in px. */
  halves: readonly { label: string; device: DevicePicture }[];
}

/** The top of a case study that compares: two boards on two grounds, with the slant between them. */
export function CasePairHero({ ground, glance, halves, ...title }: CasePairHeroProps) {
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container ${styles.words}`}>
        <CaseTitle {...title} layout="beside" />
        <CaseGlance name={title.name} facts={glance} />
      </div>
      <div className={styles.halves}>
        {halves.map(({ label, device: { kind, alt, ...picture } }) => (
          <figure key={label} className={styles.half} data-ground="page">
            <figcaption className={styles.label}>{label}</figcaption>
            <img {...picture} alt={alt} data-device={kind} />
          </figure>
        ))}
      </div>
    </section>
  );
}
