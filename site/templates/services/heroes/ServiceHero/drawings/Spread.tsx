import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { SpreadContent } from './Spread.schema.ts';
import styles from './Spread.module.css';

/** Two open pages of advice as it is handed over, with the notes in their margins. */
export function Spread({ document: { title, caption, pages } }: { document: SpreadContent }) {
  return (
    <figure className={styles.spread}>
      <div className={styles.pages} data-ground="page">
        {pages.map(({ number, passages }, at) => (
          <div key={number} className={styles.page}>
            {at === 0 && <p className={styles.title}>{title}</p>}
            {passages.map(({ heading, text, note }) => (
              <div key={text}>
                {heading && <p className={styles.heading}>{withAmpersands(heading)}</p>}
                <p>{text}</p>
                {note && <p className={styles.note}>{note}</p>}
              </div>
            ))}
            <p className={styles.number}>{number}</p>
          </div>
        ))}
      </div>
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}
