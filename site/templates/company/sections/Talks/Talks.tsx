import type { Picture } from '../../../../lib/Picture.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Talks as TalksContent } from './Talks.schema.ts';
import type { Talk } from '../../records/talks.ts';
import linked from '../../../../ui/linkedRows.module.css';
import styles from './Talks.module.css';

interface TalksProps extends Pick<TalksContent, 'heading' | 'lede'> {
  talks: readonly (Pick<Talk, 'name' | 'alt' | 'figure' | 'desc' | 'link'> & {
    id: string;
    /** Who gave it and when, in words. */
    about: string;
    /** How long it is, in words. */
    minutes: string;
    ground: string;
    picture: Picture;
  })[];
}

/** Recorded talks as a row of posters, each with the number that it is about. */
export function Talks({ heading, lede, talks }: TalksProps) {
  return (
    <section data-section="talks" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} split="6-6">
          {lede}
        </SectionHead>
        <ul role="list" className={`${linked.rows} ${styles.talks}`}>
          {talks.map(({ id, name, alt, figure, desc, link, about, minutes, ground, picture }) => (
            <li key={id}>
              <div className={styles.poster} data-ground={ground}>
                <img {...picture} alt={alt} loading="lazy" />
                <p className={styles.minutes}>
                  <Icon name="play" size={20} stroke={2.25} />
                  {minutes}
                </p>
                <p className={styles.figure} aria-hidden="true">
                  {figure}
                </p>
              </div>
              <h3>
                <a href={link} target="_blank" rel="noopener">
                  {withAmpersands(name)}
                  <span className="visually-hidden"> (video, opens a new tab)</span>
                  <Icon name="arrow-up-right" size={22} stroke={2.25} />
                </a>
              </h3>
              <p className={`small soft ${styles.about}`}>{about}</p>
              <p className="small">{desc}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
