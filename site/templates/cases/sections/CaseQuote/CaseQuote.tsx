import type { CaseQuote as CaseQuoteContent } from './CaseQuote.schema.ts';
import styles from './CaseQuote.module.css';

/** One person of the client, at length. */
export function CaseQuote({ text, name, position, place }: CaseQuoteContent) {
  return (
    <section data-section="client-quote">
      <figure className={`container grid ${styles.quote}`}>
        <blockquote className={styles.words}>
          <p>“{text}”</p>
        </blockquote>
        <figcaption className={styles.person}>
          <b>{name}</b>
          <span className="soft">
            {position}, {place}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
