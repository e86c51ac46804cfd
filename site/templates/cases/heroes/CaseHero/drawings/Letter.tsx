import type { CaseHeroes } from '../CaseHero.schema.ts';
import type { HeroWords } from './HeroWords.ts';
import styles from './Letter.module.css';

/** The client tells the story: a sentence of the letter, as large as the band. */
export const Letter = ({ opening, by, title, glance }: CaseHeroes['letter'] & HeroWords) => (
  <div className={`container ${styles.frame}`}>
    {title}
    <figure className={styles.opening}>
      <blockquote className={styles.quote}>
        <p>“{opening}”</p>
      </blockquote>
      <figcaption>{by}</figcaption>
    </figure>
    <div className={styles.glance}>{glance}</div>
  </div>
);
