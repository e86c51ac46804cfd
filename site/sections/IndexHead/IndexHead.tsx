import { withAmpersands } from '../../ui/Title.tsx';
import type { IndexHead as IndexHeadContent } from './IndexHead.schema.ts';
import styles from './IndexHead.module.css';

/** The top of a page that lists things: a large headline, and beside its foot what each entry tells. */
export function IndexHead({ headline, lede }: IndexHeadContent) {
  return (
    <section className={styles.head} data-section="hero">
      <div className={`container grid ${styles.columns}`}>
        <h1 className={styles.headline}>
          {headline.map((text) => (
            <span key={text} className={styles.line}>
              {withAmpersands(text)}{' '}
            </span>
          ))}
        </h1>
        <p className={`lede ${styles.lede}`}>{lede}</p>
      </div>
    </section>
  );
}
