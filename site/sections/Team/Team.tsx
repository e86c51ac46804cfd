import { PeopleGrid, type ShownPerson } from '../../ui/PeopleGrid.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Team as TeamContent } from './Team.schema.ts';
import styles from './Team.module.css';

interface TeamProps extends Omit<TeamContent, 'chosen'> {
  /** Which section of the page this is, such as `leadership`. */
  kind: string;
  ground?: 'mist' | 'teal' | undefined;
  /** In their order. */
  people: readonly ShownPerson[];
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
        <PeopleGrid people={people} />
      </div>
    </section>
  );
}
