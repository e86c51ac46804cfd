import { withAmpersands } from '../../../../ui/Title.tsx';
import type { KeptHere as KeptHereContent } from './KeptHere.schema.ts';
import textButton from '../../../../ui/textButton.module.css';
import styles from './KeptHere.module.css';

/** What this device keeps: a brief that was not sent, and the last pages read. Only its browser knows either. */
export function KeptHere({ brief, read }: KeptHereContent) {
  return (
    <section data-section="kept-here" hidden>
      <div className={`container ${styles.parts}`}>
        <div data-kept-brief hidden>
          <h2 className={styles.heading}>{withAmpersands(brief.heading)}</h2>
          <p className={`lede ${styles.text}`}>{brief.text}</p>
          <p className={styles.typed} data-typed />
          <p className={styles.copy}>
            <button
              type="button"
              className={textButton.button}
              data-copied={brief.copied}
              data-refused={brief.refused}
            >
              {brief.copy}
            </button>
            <span role="status" />
          </p>
        </div>
        <div data-pages-read data-copy={read.copy} hidden>
          <h2 className={styles.heading}>{withAmpersands(read.heading)}</h2>
          <p className={`lede ${styles.text}`}>{read.text}</p>
          <ul role="list" className={styles.pages} />
        </div>
      </div>
    </section>
  );
}
