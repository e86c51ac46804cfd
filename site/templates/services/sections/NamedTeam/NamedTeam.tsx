import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { NamedTeam as NamedTeamContent } from './NamedTeam.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './NamedTeam.module.css';

interface NamedTeamProps extends Omit<NamedTeamContent, 'people'> {
  /** The section's ground; without it the page's paper. */
  ground?: 'mist' | 'surface' | 'indigo' | undefined;
  /** In their order; `tile` is the address of a person's drawing, 56 px square, `tileAlt` what it says. */
  people: readonly {
    name: string;
    position: string;
    place: string;
    part: string;
    tile: string;
    tileAlt: string;
  }[];
  resolveLink: ResolveLink;
}

/** Who does the work, by name, and beside them what happens from the first message on. */
export function NamedTeam({ ground, heading, lede, people, after, resolveLink }: NamedTeamProps) {
  return (
    <section data-section="why-choose-us" data-ground={ground}>
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.people}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <ul role="list" className={full.two}>
            {people.map(({ name, position, place, part, tile, tileAlt }) => (
              <li key={name}>
                <img src={tile} width="56" height="56" alt={tileAlt} loading="lazy" />
                <div>
                  <h3>{name}</h3>
                  <p className="small soft">
                    {position}, {place}
                  </p>
                  <p>{part}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.after}>
          <h3>{withAmpersands(after.heading)}</h3>
          <ol role="list">
            {after.steps.map(({ when, text, fact, page }) => (
              <li key={when} data-fact={fact}>
                <b>{page && resolveLink(page) ? <a href={resolveLink(page)}>{when}</a> : when}</b>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
