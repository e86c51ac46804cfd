import type { ReactNode } from 'react';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { LostPage as LostPageContent } from './LostPage.schema.ts';
import lostHero from '../../parts/lostHero.module.css';
import styles from './LostPage.module.css';

interface LostPageProps extends LostPageContent {
  /** The motif with a path for each of its folds. */
  art: ReactNode;
}

/** The top of the page for wrong addresses: the motif, blown apart, folds together under the pointer. */
export function LostPage({ headline, lede, art }: LostPageProps) {
  return (
    <section className={styles.lost} data-section="hero" data-ground="pick">
      <div className={`container ${lostHero.columns}`}>
        <div>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${lostHero.lede}`}>{lede}</p>
        </div>
        <div className={`${lostHero.art} ${styles.art}`}>{art}</div>
      </div>
    </section>
  );
}
