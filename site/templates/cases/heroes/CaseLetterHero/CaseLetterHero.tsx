import type { CaseGround } from '../../records/caseStory.ts';
import { CaseGlance } from '../../parts/CaseGlance.tsx';
import type { CaseTitleContent } from '../../parts/CaseTitle.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseLetterHero as CaseLetterHeroContent } from './CaseLetterHero.schema.ts';
import styles from './CaseLetterHero.module.css';

interface CaseLetterHeroProps extends CaseTitleContent, CaseLetterHeroContent {
  ground: CaseGround;
  glance: readonly { label: string; value: string }[];
}

/** The top of a case study that the client tells: a sentence of the letter, as large as the band. */
export function CaseLetterHero(props: CaseLetterHeroProps) {
  const { ground, glance, opening, by, name, title, summary, result } = props;
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container ${styles.frame}`}>
        <div>
          <p className={styles.name}>{withAmpersands(name)}</p>
          <h1 className={styles.title}>{withAmpersands(title)}</h1>
          <p className={`lede ${styles.lede}`}>{summary}</p>
          <p className={styles.result}>{result}</p>
        </div>
        <figure className={styles.opening}>
          <blockquote className={styles.quote}>
            <p>“{opening}”</p>
          </blockquote>
          <figcaption>{by}</figcaption>
        </figure>
        <div className={styles.glance}>
          <CaseGlance name={name} facts={glance} />
        </div>
      </div>
    </section>
  );
}
