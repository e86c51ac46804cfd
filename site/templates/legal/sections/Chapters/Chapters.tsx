import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Chapter } from './Chapters.schema.ts';
import styles from './Chapters.module.css';

interface ChaptersProps {
  chapters: readonly Chapter[];
  resolveLink: ResolveLink;
}

/** Chapters of a text, each with its heading on the left and its words on the right. */
export function Chapters({ chapters, resolveLink }: ChaptersProps) {
  return chapters.map(({ id, heading, paragraphs, points, stored }) => (
    <section key={id} id={id} className={styles.chapter} data-section={id}>
      <div className={`container grid ${styles.columns}`}>
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Inline text={point} resolveLink={resolveLink} />
                </li>
              ))}
            </ul>
          )}
          {stored.length > 0 && (
            <dl className={styles.stored}>
              {stored.map(({ columns, label, text }) => (
                <div key={label} data-stored={columns.join(' ')}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  ));
}
