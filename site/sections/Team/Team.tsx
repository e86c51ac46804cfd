import { PeopleGrid, type ShownPerson } from '../../ui/PeopleGrid.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Team as TeamContent } from './Team.schema.ts';

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
        <SectionHead heading={heading}>{lede}</SectionHead>
        <PeopleGrid people={people} />
      </div>
    </section>
  );
}
