import type { CaseGround } from '../../records/caseStory.ts';
import { CaseGlance } from '../../parts/CaseGlance.tsx';
import type { CaseTitleContent } from '../../parts/CaseTitle.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseNumberHero as CaseNumberHeroContent } from './CaseNumberHero.schema.ts';
import styles from './CaseNumberHero.module.css';

interface CaseNumberHeroProps extends CaseTitleContent, CaseNumberHeroContent {
  ground: CaseGround;
  glance: readonly { label: string; value: string }[];
}

/** The top of a case study that is told by one number, as large as the band, and no picture. */
export function CaseNumberHero(props: CaseNumberHeroProps) {
  const { ground, glance, number, name, title, summary, result } = props;
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container ${styles.frame}`}>
        <div>
          <p className={styles.name}>{withAmpersands(name)}</p>
          <h1 className={styles.title}>{withAmpersands(title)}</h1>
          <p className={`lede ${styles.lede}`}>{summary}</p>
          <p className={styles.result}>{result}</p>
        </div>
        <p className={styles.number} data-signs={number.length} aria-hidden="true">
          {number}
        </p>
        <div className={styles.glance}>
          <CaseGlance name={name} facts={glance} />
        </div>
      </div>
    </section>
  );
}
