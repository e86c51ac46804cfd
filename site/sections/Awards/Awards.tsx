import type { Award } from '../../records/awards.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Awards as AwardsContent } from './Awards.schema.ts';
import full from '../../ui/fullRows.module.css';
import styles from './Awards.module.css';

/** A drawing in a sprite, as `<use>` reads it, and what it shows. */
interface Mark {
  mark: string;
  alt: string;
}

interface AwardsProps extends AwardsContent {
  /** Which section of the page this is; `awards` unless said. */
  kind?: string;
  /** In their order; `hover` takes the place of `badge` while a pointer is there, or the focus on the link. */
  awards: readonly (Pick<Award, 'title' | 'issuer' | 'location' | 'year' | 'link' | 'text'> & {
    badge: Mark;
    hover?: Mark | undefined;
  })[];
  /** False where the section above stands on another ground. */
  continues?: boolean;
}

const Badge = ({ mark, alt, className }: Mark & { className?: string | undefined }) => (
  <svg width="72" height="72" role="img" aria-label={alt} className={className}>
    <use href={mark} />
  </svg>
);

/** Awards and review badges, each with what its issuer looked at; the foot of the reviews. */
export function Awards({ kind = 'awards', heading, awards, continues = true }: AwardsProps) {
  return (
    <section
      data-section={kind}
      data-ground="warm"
      data-shared=""
      data-continues={continues ? '' : undefined}
      data-fact="award-badges"
    >
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={`${full.two} ${styles.row}`}>
          {awards.map(({ title, issuer, location, year, link, text, badge, hover }) => (
            <li key={title}>
              <div className={styles.badge}>
                <Badge {...badge} />
                {hover && <Badge {...hover} className={styles.hover} />}
              </div>
              <h3>{title}</h3>
              <p className="small">
                <b>
                  {link ? (
                    <a href={link} target="_blank" rel="noopener">
                      {issuer}
                      <span className="visually-hidden"> (opens a new tab)</span>
                    </a>
                  ) : (
                    issuer
                  )}
                  , {location && `${location}, `}
                  {year}.
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
