import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Team.module.css';
import type { Team as TeamContent } from './Team.schema.ts';

interface TeamProps extends Omit<TeamContent, 'chosen'> {
  /** Which section of the page this is, such as `leadership`. */
  kind: string;
  ground?: 'mist' | 'teal' | undefined;
  /** In their order. */
  people: readonly {
    name: string;
    position: string;
    place: string;
    /** One fact, or what this person wrote. */
    note?: string | undefined;
    /** Address of the person's drawing, 56 px square, and what it says. */
    tile: string;
    tileAlt: string;
  }[];
}

/** Some people of the agency in columns, each with position, town and one fact. */
export function Team({ kind, ground, heading, lede, people }: TeamProps) {
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ul role="list" className={styles.people} data-count={people.length}>
          {people.map(({ name, position, place, note, tile, tileAlt }) => (
            <li key={name}>
              <img src={tile} width="56" height="56" alt={tileAlt} loading="lazy" />
              <h3>{name}</h3>
              <p className="small">
                {position}, {place}
              </p>
              {note && <p className="soft">{note}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
