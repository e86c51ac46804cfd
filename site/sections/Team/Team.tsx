import type { Person } from '../../lib/person.schema.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Team as TeamContent } from './Team.schema.ts';
import styles from './Team.module.css';

interface TeamProps extends Omit<TeamContent, 'chosen'> {
  /** Which section of the page this is, such as `leadership`. */
  kind: string;
  ground?: 'mist' | 'teal' | undefined;
  /** In their order; `tile` is the address of the person's drawing, 56 px square. */
  people: readonly (Omit<Person, 'demo' | 'note'> & { note?: string | undefined; tile: string })[];
}

/** Some people of the agency, each with position, town and one fact. */
export function Team({ kind, ground, heading, lede, people }: TeamProps) {
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <ul role="list" className={styles.people} data-count={people.length}>
          {people.map(({ name, position, place, note, tile }) => (
            <li key={name}>
              <img src={tile} width="56" height="56" alt="" loading="lazy" />
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
