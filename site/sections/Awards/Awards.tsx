import { withAmpersands } from '../../ui/Title.tsx';
import type { Awards as AwardsContent } from './Awards.schema.ts';
import type { Award } from '../../records/awards.ts';
import styles from './Awards.module.css';

interface AwardsProps extends AwardsContent {
  /** Which section of the page this is; `awards` unless said. */
  kind?: string;
  /** In their order; `badge` is the address of the drawing, as `<use>` reads it. */
  awards: readonly (Pick<Award, 'title' | 'issuer' | 'year' | 'text' | 'alt'> & { badge: string })[];
  /** False where the section above stands on another ground. */
  continues?: boolean;
}

/** Awards and review badges, each with what its issuer looked at; the foot of the reviews. */
export function Awards({ kind = 'awards', heading, awards, continues = true }: AwardsProps) {
  return (
    <section
      className={styles.awards}
      data-section={kind}
      data-ground="warm"
      data-shared=""
      data-continues={continues ? '' : undefined}
      data-fact="award-badges"
    >
      <div className={`container ${styles.rule}`}>
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.row}>
          {awards.map(({ title, issuer, year, text, alt, badge }) => (
            <li key={title}>
              <svg width="72" height="72" role="img" aria-label={alt}>
                <use href={badge} />
              </svg>
              <h3>{title}</h3>
              <p className="small">
                <b>
                  {issuer}, {year}.
                </b>{' '}
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
