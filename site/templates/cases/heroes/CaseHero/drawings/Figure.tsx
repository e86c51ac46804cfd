import type { CaseHeroes } from '../CaseHero.schema.ts';
import type { HeroWords } from './HeroWords.ts';
import styles from './Figure.module.css';

/** One number tells the story, as large as the band, and no picture. */
export const Figure = ({ number, title, glance }: CaseHeroes['number'] & HeroWords) => (
  <div className={`container ${styles.frame}`}>
    {title}
    <p className={styles.number} data-signs={number.length} aria-hidden="true">
      {number}
    </p>
    <div className={styles.glance}>{glance}</div>
  </div>
);
