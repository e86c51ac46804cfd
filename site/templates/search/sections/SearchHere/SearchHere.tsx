import fields from '../../../../contact/fields.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { SearchHere as SearchHereContent } from './SearchHere.schema.ts';
import styles from './SearchHere.module.css';

interface SearchHereProps extends SearchHereContent {
  /** Label of the field. */
  field: string;
  /** Addresses of what searches, fetched when a visitor enters the field. */
  parts: string;
}

/** The search as a page: the field, and under it what was found. */
export function SearchHere({ headline, lede, withoutScripts, field, parts }: SearchHereProps) {
  return (
    <section data-section="hero" className={styles.hero}>
      <div className="container">
        <h1>{withAmpersands(headline)}</h1>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <noscript>
          <p>{withoutScripts}</p>
        </noscript>
        <form className={styles.search} role="search" data-search={parts}>
          <div className={fields.field}>
            <label htmlFor="search-here">{field}</label>
            <input
              className={fields.control}
              id="search-here"
              name="q"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
            />
          </div>
        </form>
      </div>
    </section>
  );
}
