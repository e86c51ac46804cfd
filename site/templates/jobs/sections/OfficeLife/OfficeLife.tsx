import type { Picture } from '../../../../lib/Picture.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { OfficeLife as OfficeLifeContent } from './OfficeLife.schema.ts';
import styles from './OfficeLife.module.css';

interface OfficeLifeProps extends Pick<OfficeLifeContent, 'heading' | 'lede'> {
  /** Which section of the page this is, such as `life-at-the-offices`. */
  kind: string;
  life: readonly (Omit<OfficeLifeContent['life'][number], 'cover'> & { country: string; cover: Picture })[];
}

/** Two offices side by side, each under a drawing that its edge of the window crops. */
export function OfficeLife({ kind, heading, lede, life }: OfficeLifeProps) {
  return (
    <section data-section={kind} data-ground="warm">
      <div className={`container grid ${styles.head}`}>
        <h2>{withAmpersands(heading)}</h2>
        <p className="lede">{lede}</p>
      </div>
      <div className={styles.offices}>
        {life.map(({ city, country, alt, cover, points }) => (
          <div key={city}>
            <img className={styles['cover']} {...cover} alt={alt} loading="lazy" />
            <div className={styles.words}>
              <h3>
                {city}, {country}
              </h3>
              <dl>
                {points.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd className="soft">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
