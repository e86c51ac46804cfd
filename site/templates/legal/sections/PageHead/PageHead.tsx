import { TallyFigure } from '../../../../art/charts/TallyFigure.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PageHead as PageHeadContent } from './PageHead.schema.ts';
import styles from './PageHead.module.css';

interface PageHeadProps extends PageHeadContent {
  /** Day of the last change, as people write it. */
  updated?: string | undefined;
}

/** The top of a page that is all text: headline, first words, date, and a number of the page as strokes. */
export function PageHead({ headline, lede, updated, counted }: PageHeadProps) {
  return (
    <section className={styles.head} data-section="hero">
      <div className={`container ${styles.columns}`}>
        <div>
          <h1 className={styles.headline}>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          {updated && <p className={`small soft ${styles.updated}`}>Last changed on {updated}</p>}
        </div>
        {counted && <TallyFigure {...counted} />}
      </div>
    </section>
  );
}
