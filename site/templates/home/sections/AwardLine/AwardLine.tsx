import type { Award } from '../../../../records/awards.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { AwardLine as AwardLineContent } from './AwardLine.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './AwardLine.module.css';

interface AwardLineProps extends AwardLineContent {
  /** In their order; `mark` is a drawing in a sprite, as `<use>` reads it. */
  awards: readonly (Pick<Award, 'title' | 'issuer' | 'year' | 'link'> & {
    badge: { mark: string; alt: string };
  })[];
}

/** Awards and review badges in one line, at the foot of the reviews; other pages say what each of them checked. */
export function AwardLine({ heading, awards }: AwardLineProps) {
  return (
    <section
      className={styles.awards}
      data-section="awards"
      data-ground="warm"
      data-shared=""
      data-continues=""
      data-fact="award-badges"
    >
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={`${full.three} ${styles.list}`}>
          {awards.map(({ title, issuer, year, link, badge }) => (
            <li key={title}>
              <svg width="56" height="56" role="img" aria-label={badge.alt}>
                <use href={badge.mark} />
              </svg>
              <p>
                <b>{title}</b>{' '}
                <span className="small">
                  {link ? (
                    <a href={link} target="_blank" rel="noopener">
                      {issuer}
                      <span className="visually-hidden"> (opens a new tab)</span>
                    </a>
                  ) : (
                    issuer
                  )}
                  , {year}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
