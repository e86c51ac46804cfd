import { PeopleGrid, type ShownPerson } from '../../ui/PeopleGrid.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Authors as AuthorsContent } from './Authors.schema.ts';
import styles from './Authors.module.css';

interface AuthorsProps extends AuthorsContent {
  /** In the order of their newest post; the note of each names what they wrote. */
  people: readonly ShownPerson[];
}

/** Who wrote the posts of the blog. */
export function Authors({ heading, lede, people }: AuthorsProps) {
  return (
    <section data-section="authors" data-ground="teal">
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
