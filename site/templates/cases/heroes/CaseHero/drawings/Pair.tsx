import type { DevicePicture } from '../../../../../lib/Picture.ts';
import type { HeroWords } from './HeroWords.ts';
import styles from './Pair.module.css';

export interface PairHero {
  /** How it was and how it is: a board each, in its own file; sizes in px. */
  halves: readonly { label: string; device: DevicePicture }[];
}

/** Two boards on two grounds, with the slant between them. */
export const Pair = ({ halves, title, glance }: PairHero & HeroWords) => (
  <>
    <div className={`container ${styles.words}`}>
      {title}
      {glance}
    </div>
    <div className={styles.halves}>
      {halves.map(({ label, device: { kind, alt, ...picture } }) => (
        <figure key={label} className={styles.half} data-ground="page">
          <figcaption className={styles.label}>{label}</figcaption>
          <img {...picture} alt={alt} data-device={kind} />
        </figure>
      ))}
    </div>
  </>
);
